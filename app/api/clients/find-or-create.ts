import { clientJson } from "#app/features/clients/client-json.ts";
import { clientSchema } from "#app/features/clients/client.schema.ts";
import { findOrCreateClient } from "#app/features/clients/find-or-create-client.server.ts";
import { created, endpoint, handleBody } from "#app/platform/api.server.ts";

const route = endpoint({
  POST: handleBody(clientSchema, async (ctx, input) => {
    const { client, isNew } = await findOrCreateClient(ctx, input);
    const answer = { client: clientJson(client), isNew };
    return isNew ? created(answer) : answer;
  }),
});

export const loader = route.loader;
export const action = route.action;
