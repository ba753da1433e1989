import type { Selectable } from "kysely";
import { lockOpenBusiness } from "#app/features/accounts/business.server.ts";
import { requirePro } from "#app/features/subscriptions/require-pro.server.ts";
import { accessOf, newApiKey } from "#app/platform/auth/api-key.server.ts";
import type { ApiAccess, UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { ApiKeysTable } from "#app/platform/database/schema/api.ts";
import type { ApiKeyInput } from "./api-key.schema.ts";

export const MAX_API_KEYS = 20;

export interface ApiKey {
  id: string;
  name: string;
  access: ApiAccess;
  hint: string;
  /** Last day on which it works. */
  expiresOn: string | null;
  lastUsedAt: string | null;
  createdAt: string;
}

export async function listApiKeys(ctx: UserContext): Promise<ApiKey[]> {
  const rows = await ctx.db
    .selectFrom("api_keys")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(apiKeyOf);
}

/**
 * @returns the secret too, which is never shown again
 * @throws AppError `plan.pro_required`, `api_key.too_many`, `input.invalid`
 */
export async function createApiKey(
  ctx: UserContext,
  { name, access, expiresOn }: ApiKeyInput,
): Promise<{ apiKey: ApiKey; secret: string }> {
  await requirePro(ctx);
  if (expiresOn && expiresOn < ctx.today) throw invalid([{ field: "expiresOn", code: "field.day_past" }]);
  const { secret, hash, hint } = newApiKey();
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    if ((await listApiKeys(ctx)).length >= MAX_API_KEYS) throw new AppError("api_key.too_many");
    const row = await ctx.db
      .insertInto("api_keys")
      .values({
        id: ctx.newId(),
        business_id: ctx.businessId,
        user_id: ctx.user.id,
        secret_hash: hash,
        hint,
        name,
        access,
        expires_on: expiresOn || null,
        last_used_at: null,
        created_at: ctx.now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    ctx.log.info({ event: "api_key.created", apiKeyId: row.id });
    return { apiKey: apiKeyOf(row), secret };
  });
}

export async function revokeApiKey(ctx: UserContext, id: string): Promise<{ name: string }> {
  const own = ctx.db.deleteFrom("api_keys").where("business_id", "=", ctx.businessId);
  const gone = isId(id) ? await own.where("id", "=", id).returning("name").executeTakeFirst() : undefined;
  if (!gone) throw new AppError("api_key.not_found");
  ctx.log.info({ event: "api_key.revoked", apiKeyId: id });
  return gone;
}

export async function findApiKeyById(ctx: UserContext, id: string): Promise<ApiKey> {
  const own = ctx.db.selectFrom("api_keys").selectAll().where("business_id", "=", ctx.businessId);
  const row = isId(id) ? await own.where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("api_key.not_found");
  return apiKeyOf(row);
}

function apiKeyOf(row: Selectable<ApiKeysTable>): ApiKey {
  return {
    id: row.id,
    name: row.name,
    access: accessOf(row.access),
    hint: row.hint,
    expiresOn: row.expires_on,
    lastUsedAt: row.last_used_at,
    createdAt: row.created_at,
  };
}
