import { apiKeyJson } from "#app/features/people/api-keys/api-key-json.ts";
import { apiKeySchema, rotateApiKeySchema } from "#app/features/people/api-keys/api-key.schema.ts";
import {
  createApiKey,
  findApiKeyById,
  listApiKeys,
  revokeApiKey,
} from "#app/features/people/api-keys/api-keys.server.ts";
import { rotateApiKey } from "#app/features/people/api-keys/rotate-api-key.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { apiCalls } from "./api-calls.ts";

type NewApiKey = Awaited<ReturnType<typeof createApiKey>>;

const route = apiCalls("api-keys", {
  listApiKeys: handle(async (ctx) => ({ apiKeys: (await listApiKeys(ctx)).map(apiKeyJson) })),
  createApiKey: handleBody(apiKeySchema, async (ctx, input) => withSecret(await createApiKey(ctx, input))),
  readApiKey: handle(async (ctx, { id }) => apiKeyJson(await findApiKeyById(ctx, id))),
  revokeApiKey: handle(async (ctx, { id }) => {
    await revokeApiKey(ctx, id);
    return { deleted: true };
  }),
  renewApiKey: handleBody(
    rotateApiKeySchema,
    async (ctx, input, { id }) => withSecret(await rotateApiKey(ctx, id, input)),
    { exists: (ctx, { id }) => findApiKeyById(ctx, id) },
  ),
});

function withSecret({ apiKey, secret }: NewApiKey) {
  return created({ ...apiKeyJson(apiKey), key: secret }, `/api-keys/${apiKey.id}`);
}

export const loader = route.loader;
export const action = route.action;
