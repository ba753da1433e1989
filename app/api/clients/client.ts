import { clientJson } from "#app/features/clients/client-json.ts";
import { clientSchema } from "#app/features/clients/client.schema.ts";
import { deleteClient, findClient, updateClient } from "#app/features/clients/clients.server.ts";
import { handle, handleBody } from "#app/platform/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { params }) => clientJson(await findClient(ctx, params.id ?? ""))),
  PUT: handleBody(
    clientSchema,
    async (ctx, input, { params }) => clientJson(await updateClient(ctx, params.id ?? "", input)),
    (ctx, { params }) => findClient(ctx, params.id ?? ""),
  ),
  DELETE: handle(async (ctx, { params }) => {
    await deleteClient(ctx, params.id ?? "");
    return { deleted: true };
  }),
});

export const loader = route.loader;
export const action = route.action;
