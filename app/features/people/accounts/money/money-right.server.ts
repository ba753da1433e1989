import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

export async function isOpenToMembers(ctx: BusinessContext): Promise<boolean> {
  const { members_change_accounts: isOpen } = await ctx.db
    .selectFrom("businesses")
    .select("members_change_accounts")
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  return isOpen === 1;
}

/** Whether a role may change where payments go: members as long as the owner allows it, others never. */
export async function hasMoneyRight(ctx: UserContext): Promise<boolean> {
  return ctx.role === "owner" || (ctx.role === "member" && (await isOpenToMembers(ctx)));
}

/** @throws AppError `account.money_right` */
export async function requireMoneyRight(ctx: UserContext): Promise<void> {
  if (!(await hasMoneyRight(ctx))) throw new AppError("account.money_right");
}
