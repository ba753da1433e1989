import { clientJson } from "#app/features/clients/client-json.ts";
import { clientSchema } from "#app/features/clients/client.schema.ts";
import { findOrCreateClient } from "#app/features/clients/find-or-create-client.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handleBody } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handleBody(clientSchema, async (ctx, input) => {
    const { client, isNew } = await findOrCreateClient(ctx, input);
    const answer = { client: clientJson(client), isNew };
    return isNew ? created(answer, `/clients/${client.id}`) : answer;
  }),
});

export const loader = route.loader;
export const action = route.action;
