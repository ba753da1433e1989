import type { Context } from "#app/platform/context.server.ts";

/** Whether somebody else left the address so recently that a link could bring it back to them. */
export async function isHeldAddress(ctx: Context, email: string, userId: string): Promise<boolean> {
  const held = await ctx.db
    .selectFrom("security_events")
    .select("id")
    .where("held_email", "=", email)
    .where("user_id", "<>", userId)
    .where("used_at", "is", null)
    .where("expires_at", ">", ctx.now.toISOString())
    .executeTakeFirst();
  return held !== undefined;
}
