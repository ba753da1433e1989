import { openApiDocument } from "#app/features/api-info/openapi.ts";
import { endpoint, publicHandle } from "#app/platform/http/api.server.ts";

const route = endpoint({
  GET: publicHandle((ctx) => Promise.resolve(Response.json(openApiDocument(ctx.platform.env.appUrl)))),
});

export const loader = route.loader;
export const action = route.action;
