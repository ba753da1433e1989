import type { Context } from "#app/platform/context.server.ts";

export const FIRST_ACCESS_VERSION = 0;

/**
 * A sign-in, a link and a change of password wait for each other.
 * @returns raised by every change of password, address or second step; null when there is no account
 */
export async function lockAccess(ctx: Context, userId: string): Promise<number | null> {
  const query = ctx.db
    .selectFrom("users")
    .select("access_version")
    .where("id", "=", userId)
    .where("deleted_at", "is", null);
  const user = await ctx.platform.database.dialect.forUpdate(query).executeTakeFirst();
  return user?.access_version ?? null;
}
