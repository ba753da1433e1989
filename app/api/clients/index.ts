import { readClientFilters } from "#app/features/clients/client-filters.ts";
import { clientJson, clientPageJson } from "#app/features/clients/client-json.ts";
import { clientSchema } from "#app/features/clients/client.schema.ts";
import { createClient, listClients } from "#app/features/clients/clients.server.ts";
import { listDeletions } from "#app/features/deletions/deletions.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { pageOf, searchOf } from "#app/platform/lists/pages.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { url: { searchParams } }) => {
    const query = {
      search: searchOf(searchParams),
      ...pageOf(searchParams),
      ...readClientFilters(searchParams),
      after: searchParams.get("starting_after"),
    };
    return {
      ...clientPageJson(await listClients(ctx, query)),
      ...(await listDeletions(ctx, "client", query)),
    };
  }),
  POST: handleBody(clientSchema, async (ctx, input) => {
    const client = await createClient(ctx, input);
    return created(clientJson(client), `/clients/${client.id}`);
  }),
});

export const loader = route.loader;
export const action = route.action;
