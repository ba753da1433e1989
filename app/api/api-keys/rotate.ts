import { apiKeyJson } from "#app/features/api-keys/api-key-json.ts";
import { rotateApiKeySchema } from "#app/features/api-keys/api-key.schema.ts";
import { findApiKeyById } from "#app/features/api-keys/api-keys.server.ts";
import { rotateApiKey } from "#app/features/api-keys/rotate-api-key.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { endpoint, handleBody } from "#app/platform/http/api.server.ts";

const route = endpoint({
  POST: handleBody(
    rotateApiKeySchema,
    async (ctx, input, { params }) => {
      const { apiKey, secret } = await rotateApiKey(ctx, params.id ?? "", input);
      return created({ ...apiKeyJson(apiKey), key: secret }, `/api-keys/${apiKey.id}`);
    },
    { exists: (ctx, { params }) => findApiKeyById(ctx, params.id ?? "") },
  ),
});

export const loader = route.loader;
export const action = route.action;
