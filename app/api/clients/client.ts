import { clientJson } from "#app/features/clients/client-json.ts";
import { clientSchema } from "#app/features/clients/client.schema.ts";
import { deleteClient, findClient, updateClient } from "#app/features/clients/clients.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { matchedVersion } from "#app/platform/http/etag.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { params }) => clientJson(await findClient(ctx, params.id ?? ""))),
  PUT: handleBody(
    clientSchema,
    async (ctx, input, { params, request }) => {
      const id = params.id ?? "";
      const matched = await matchedVersion(request, async () => clientJson(await findClient(ctx, id)));
      return clientJson(await updateClient(ctx, id, { ...input, version: matched ?? input.version }));
    },
    (ctx, { params }) => findClient(ctx, params.id ?? ""),
  ),
  DELETE: handle(async (ctx, { params, request }) => {
    const id = params.id ?? "";
    const matched = await matchedVersion(request, async () => clientJson(await findClient(ctx, id)));
    await deleteClient(ctx, id, matched);
    return { deleted: true };
  }),
});

export const loader = route.loader;
export const action = route.action;
