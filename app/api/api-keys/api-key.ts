import { apiKeyJson } from "#app/features/api-keys/api-key-json.ts";
import { findApiKeyById, revokeApiKey } from "#app/features/api-keys/api-keys.server.ts";
import { endpoint, handle } from "#app/platform/http/api.server.ts";

const route = endpoint({
  GET: handle(async (ctx, { params }) => apiKeyJson(await findApiKeyById(ctx, params.id ?? ""))),
  DELETE: handle(async (ctx, { params }) => {
    await revokeApiKey(ctx, params.id ?? "");
    return { deleted: true };
  }),
});

export const loader = route.loader;
export const action = route.action;
