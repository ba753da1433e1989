import { apiKeySchema } from "#app/features/people/api-keys/api-key.schema.ts";
import { createApiKey } from "#app/features/people/api-keys/api-keys.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { confirmAddress } from "./accounts/confirm-address.ts";
import { ApiClient } from "./client.ts";

/** A key with full access, unless asked otherwise; without the e-mail about it, so that tests see the others. */
export async function apiKeyOf(ctx: UserContext, overrides: Record<string, unknown> = {}) {
  await confirmAddress(ctx);
  const input = apiKeySchema.parse({ name: "Shop", access: "full", ...overrides });
  const { apiKey, secret } = await createApiKey(ctx, input);
  await ctx.db.deleteFrom("jobs").where("name", "=", "account.api_key_made_email").execute();
  return { id: apiKey.id, secret };
}

/** A program that has such a key. */
export async function keyClient(origin: string, ctx: UserContext, overrides: Record<string, unknown> = {}) {
  const { id, secret } = await apiKeyOf(ctx, overrides);
  const api = new ApiClient(origin);
  api.token = secret;
  return { api, keyId: id };
}
