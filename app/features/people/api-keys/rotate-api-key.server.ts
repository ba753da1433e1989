import { MONEY_SCOPE } from "#app/features/people/accounts/money/money-scope.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { modeOf } from "#app/platform/auth/api-key.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { RotateApiKeyInput } from "./api-key.schema.ts";
import {
  findApiKeyById,
  insertApiKey,
  listApiKeys,
  MAX_API_KEYS,
  type NewApiKey,
} from "./api-keys.server.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * A key like it with another secret; the old one goes on working for `overlapHours`, so that no program stops.
 * @throws AppError `api_key.not_found`, `plan.pro_required`, `api_key.replaced`, `api_key.expired`, `api_key.too_many`,
 * `account.money_key` for one that may lead payments elsewhere: it is made anew
 */
export async function rotateApiKey(
  ctx: UserContext,
  id: string,
  { overlapHours }: RotateApiKeyInput,
): Promise<NewApiKey & { oldUntil: string }> {
  await requireRotatable(ctx, id);
  await requirePro(ctx);
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await requireRotatable(ctx, id);
    if ((await listApiKeys(ctx)).length >= 2 * MAX_API_KEYS) throw new AppError("api_key.too_many");
    const old = ctx.db.selectFrom("api_keys").where("business_id", "=", ctx.businessId).where("id", "=", id);
    const { mode, ...key } = await old
      .select(["name", "mode", "sandbox", "access", "scopes", "expires_on"])
      .executeTakeFirstOrThrow();
    const made = await insertApiKey(ctx, { ...key, mode: modeOf(mode) });
    const oldUntil = new Date(ctx.now.getTime() + overlapHours * HOUR_MS).toISOString();
    await ctx.db
      .updateTable("api_keys")
      .set({ expires_at: oldUntil, replaced_by: made.apiKey.id })
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
    return { ...made, oldUntil };
  });
}

async function requireRotatable(ctx: UserContext, id: string): Promise<void> {
  const { isReplaced, expiresOn, scopes } = await findApiKeyById(ctx, id);
  if (scopes.includes(MONEY_SCOPE)) throw new AppError("account.money_key");
  if (isReplaced) throw new AppError("api_key.replaced");
  if (expiresOn !== null && expiresOn < ctx.today) throw new AppError("api_key.expired");
}
