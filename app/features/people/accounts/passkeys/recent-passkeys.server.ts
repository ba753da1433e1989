import type { Context } from "#app/platform/context.server.ts";
import { personOfLink } from "#app/features/people/accounts/email/email-links.server.ts";

const RECENT_MS = 72 * 60 * 60 * 1000;

/** The passkeys of the account of a reset link: whoever got in may have left one. @returns their names */
export async function recentPasskeysOf(ctx: Context, resetToken: string): Promise<string[]> {
  const userId = await personOfLink(ctx, resetToken, "reset");
  if (!userId) return [];
  const rows = await ctx.db
    .selectFrom("passkeys")
    .select("name")
    .where("user_id", "=", userId)
    .where("created_at", ">", recently(ctx))
    .orderBy("created_at")
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

/** Removes recent links to providers, for the same reason. @returns how many */
export async function removeRecentIdentities(ctx: Context, userId: string): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom("identities")
    .where("user_id", "=", userId)
    .where("created_at", ">", recently(ctx))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** ISO UTC: what a reset suspects was made since. */
export function recently(ctx: Context): string {
  return new Date(ctx.now.getTime() - RECENT_MS).toISOString();
}
