import { openApiFile } from "#app/features/programs/api-info/described-api.ts";
import { endpoint, publicHandle } from "#app/platform/http/api.server.ts";

const route = endpoint({
  GET: publicHandle((ctx) => {
    const headers = { "Content-Type": "application/json" };
    return Promise.resolve(new Response(openApiFile(ctx.platform.env.appUrl), { headers }));
  }),
});

export const loader = route.loader;
export const action = route.action;
