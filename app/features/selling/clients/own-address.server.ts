import type { UserContext } from "#app/platform/context.server.ts";

/** Whether the address belongs to the account, or to somebody who works in the business. */
export async function isOwnAddress(ctx: UserContext, email: string): Promise<boolean> {
  if (email === "" || email === ctx.user.email) return email !== "";
  const found = await ctx.db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("users.id")
    .where("memberships.business_id", "=", ctx.businessId)
    .where("users.email", "=", email)
    .executeTakeFirst();
  return found !== undefined;
}
