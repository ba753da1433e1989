import { apiKeyJson } from "#app/features/api-keys/api-key-json.ts";
import { apiKeySchema } from "#app/features/api-keys/api-key.schema.ts";
import { createApiKey, listApiKeys } from "#app/features/api-keys/api-keys.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { endpoint, handle, handleBody } from "#app/platform/http/api.server.ts";

const route = endpoint({
  GET: handle(async (ctx) => ({ apiKeys: (await listApiKeys(ctx)).map(apiKeyJson) })),
  POST: handleBody(apiKeySchema, async (ctx, input) => {
    const { apiKey, secret } = await createApiKey(ctx, input);
    return created({ ...apiKeyJson(apiKey), key: secret }, `/api-keys/${apiKey.id}`);
  }),
});

export const loader = route.loader;
export const action = route.action;
