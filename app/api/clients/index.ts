import { clientJson } from "#app/features/clients/client-json.ts";
import { clientSchema } from "#app/features/clients/client.schema.ts";
import { createClient, listClients } from "#app/features/clients/clients.server.ts";
import { created, handle, handleBody } from "#app/platform/api.server.ts";
import { pageOf, searchOf } from "#app/platform/pages.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { url: { searchParams } }) => {
    const query = { search: searchOf(searchParams), ...pageOf(searchParams) };
    const { clients, ...list } = await listClients(ctx, query);
    return { clients: clients.map(clientJson), ...list };
  }),
  POST: handleBody(clientSchema, async (ctx, input) => created(clientJson(await createClient(ctx, input)))),
});

export const loader = route.loader;
export const action = route.action;
