import { clientJson } from "#app/features/clients/client-json.ts";
import { clientSchema } from "#app/features/clients/client.schema.ts";
import { wholeExternal } from "#app/features/external/external-fields.ts";
import { deleteClient, findClient, updateClient } from "#app/features/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { reading, removing, replacing } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const read = async (ctx: UserContext, id: string) => clientJson(await findClient(ctx, id));

const route = sharedEndpoint({
  GET: reading(read),
  ...replacing(clientSchema, read, (ctx, id, input) => updateClient(ctx, id, wholeExternal(input))),
  DELETE: removing(read, async (ctx, id, version) => {
    await deleteClient(ctx, id, version);
    return { deleted: true };
  }),
});

export const loader = route.loader;
export const action = route.action;
