import { downloadMyData } from "#app/features/exports/my-data/my-data.server.ts";
import { endpoint, handle } from "#app/platform/http/api.server.ts";
import { zipResponse } from "#app/platform/http/zip-response.server.ts";

const route = endpoint({
  GET: handle(async (ctx, { drained }) => zipResponse(await downloadMyData(ctx), drained)),
});

export const loader = route.loader;
export const action = route.action;
