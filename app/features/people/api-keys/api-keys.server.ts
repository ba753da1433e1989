import { requireProvenAddress } from "#app/features/people/accounts/email/proven-address.server.ts";
import { MONEY_SCOPE } from "#app/features/people/accounts/money/money-scope.ts";
import type { Selectable } from "kysely";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { noticeChange } from "#app/features/people/accounts/not-me/security-events.server.ts";
import { requireMoneyRight } from "#app/features/people/accounts/money/money-right.server.ts";
import { requirePermit } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import { requireSandbox } from "#app/features/people/accounts/sandbox/sandbox.server.ts";
import { accessOf, modeOf, newApiKey, scopesIn } from "#app/platform/auth/api-key.server.ts";
import type { ApiAccess, ApiKeyMode, UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { ApiKeysTable } from "#app/platform/database/schema/api.ts";
import type { ApiKeyInput } from "./api-key.schema.ts";
import { type Scope, scopesOf } from "./scopes.ts";

export const MAX_API_KEYS = 20;

export interface ApiKey {
  id: string;
  name: string;
  mode: ApiKeyMode;
  /** Name of the sandbox of a test key; else empty. */
  sandbox: string;
  access: ApiAccess;
  /** All that it opens, whatever its access. */
  scopes: Scope[];
  hint: string;
  /** Last day on which it works. */
  expiresOn: string | null;
  /** The end of a key that has been renewed. */
  expiresAt: string | null;
  isReplaced: boolean;
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

export interface NewApiKey {
  apiKey: ApiKey;
  /** Never shown again. */
  secret: string;
}

export const MONEY_KEY = "make a key for payments";

/**
 * The first test key brings the first sandbox.
 * @param permit to `MONEY_KEY`, for a key that may lead payments elsewhere
 * @throws AppError `plan.pro_required`, `api_key.too_many`, `input.invalid`, `account.money_key` without the permit
 */
export async function createApiKey(
  ctx: UserContext,
  input: ApiKeyInput,
  permit: string | null = null,
): Promise<NewApiKey> {
  await requirePro(ctx);
  if (input.access === "custom" && input.scopes.includes(MONEY_SCOPE)) {
    if (permit === null) throw new AppError("account.money_key");
    await requirePermit(ctx, MONEY_KEY, permit);
    await requireMoneyRight(ctx);
  }
  const { expiresOn, scopes, sandbox, ...key } = input;
  if (expiresOn && expiresOn < ctx.today) throw invalid([{ field: "expiresOn", code: "field.day_past" }]);
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await requireProvenAddress(ctx);
    await requireRoomForKey(ctx);
    if (key.mode === "test") await requireSandbox(ctx, sandbox);
    return insertApiKey(ctx, {
      ...key,
      sandbox: key.mode === "test" ? sandbox : "",
      scopes: key.access === "custom" ? scopes.join(" ") : "",
      expires_on: expiresOn || null,
    });
  });
}

/** @throws AppError `api_key.too_many` */
export async function requireRoomForKey(ctx: UserContext): Promise<void> {
  const kept = (await listApiKeys(ctx)).filter(({ isReplaced }) => !isReplaced);
  if (kept.length >= MAX_API_KEYS) throw new AppError("api_key.too_many");
}

type KeptApiKey = Pick<Selectable<ApiKeysTable>, "name" | "sandbox" | "access" | "scopes" | "expires_on"> & {
  mode: ApiKeyMode;
};

export async function insertApiKey(ctx: UserContext, key: KeptApiKey): Promise<NewApiKey> {
  const { secret, hash, hint } = newApiKey(key.mode);
  const row = await ctx.db
    .insertInto("api_keys")
    .values({
      ...key,
      id: ctx.newId(),
      business_id: ctx.businessId,
      user_id: ctx.user.id,
      secret_hash: hash,
      hint,
      last_used_at: null,
      created_at: ctx.now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!ctx.caller) await noticeChange(ctx, ctx.user.id, { kind: "api_key_made" }, { key: key.name });
  await recordHistory(ctx, { invoiceId: null, event: "api_key.made", data: { key: key.name } });
  ctx.log.info({ event: "api_key.created", apiKeyId: row.id, mode: key.mode });
  return { apiKey: apiKeyOf(row), secret };
}

export async function revokeApiKey(ctx: UserContext, id: string): Promise<{ name: string }> {
  return ctx.transaction(async (ctx) => {
    const own = ctx.db.deleteFrom("api_keys").where("business_id", "=", ctx.businessId);
    const gone = isId(id) ? await own.where("id", "=", id).returning("name").executeTakeFirst() : undefined;
    if (!gone) throw new AppError("api_key.not_found");
    await recordHistory(ctx, { invoiceId: null, event: "api_key.ended", data: { key: gone.name } });
    ctx.log.info({ event: "api_key.revoked", apiKeyId: id });
    return gone;
  });
}

export async function findApiKeyById(ctx: UserContext, id: string): Promise<ApiKey> {
  const own = ctx.db.selectFrom("api_keys").selectAll().where("business_id", "=", ctx.businessId);
  const row = isId(id) ? await own.where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("api_key.not_found");
  return apiKeyOf(row);
}

function apiKeyOf(row: Selectable<ApiKeysTable>): ApiKey {
  const access = accessOf(row.access);
  return {
    id: row.id,
    name: row.name,
    mode: modeOf(row.mode),
    sandbox: row.sandbox,
    access,
    scopes: scopesOf({ access, scopes: scopesIn(row.scopes) }),
    hint: row.hint,
    expiresOn: row.expires_on,
    expiresAt: row.expires_at,
    isReplaced: row.replaced_by !== null,
    lastUsedAt: row.last_used_at,
    createdAt: row.created_at,
  };
}
