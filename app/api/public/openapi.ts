import { describedApi } from "#app/features/programs/api-info/described-api.ts";
import { endpoint, publicHandle } from "#app/platform/http/api.server.ts";

const route = endpoint({
  GET: publicHandle((ctx) => Promise.resolve(Response.json(describedApi(ctx.platform.env.appUrl)))),
});

export const loader = route.loader;
export const action = route.action;
