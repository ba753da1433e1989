import { requestPageJson } from "#app/features/programs/requests/request-json.ts";
import { readRequestQuery } from "#app/features/programs/requests/request-query.ts";
import { listRequests } from "#app/features/programs/requests/requests.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { apiCalls } from "#app/api/api-calls.ts";

const route = apiCalls("keys/requests", {
  listRequests: handle(async (ctx, { url }) =>
    requestPageJson(await listRequests(ctx, readRequestQuery(url.searchParams))),
  ),
});

export const loader = route.loader;
export const action = route.action;
