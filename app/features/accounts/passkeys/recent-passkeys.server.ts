import type { Context } from "#app/platform/context.server.ts";
import { hashToken } from "#app/platform/auth/tokens.server.ts";

const RECENT_MS = 72 * 60 * 60 * 1000;

/** Of the account of a reset link: whoever got in may have left a passkey. @returns their names */
export async function recentPasskeysOf(ctx: Context, resetToken: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("email_tokens")
    .innerJoin("passkeys", "passkeys.user_id", "email_tokens.user_id")
    .select("passkeys.name")
    .where("email_tokens.id", "=", hashToken(resetToken))
    .where("purpose", "=", "reset")
    .where("email_tokens.expires_at", ">", ctx.now.toISOString())
    .where("passkeys.created_at", ">", recently(ctx))
    .orderBy("passkeys.created_at")
    .execute();
  return rows.map(({ name }) => name);
}

/** @returns how many */
export async function removeRecentPasskeys(ctx: Context, userId: string): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .where("created_at", ">", recently(ctx))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Of a provider, for the same reason. @returns how many */
export async function removeRecentIdentities(ctx: Context, userId: string): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom("identities")
    .where("user_id", "=", userId)
    .where("created_at", ">", recently(ctx))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function recently(ctx: Context): string {
  return new Date(ctx.now.getTime() - RECENT_MS).toISOString();
}
