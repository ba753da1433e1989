import { undoAsSupport } from "#app/features/people/accounts/not-me/not-me.server.ts";
import type { ActOrder } from "#app/features/people/operator/acts/act.ts";
import { recordAct } from "#app/features/people/operator/acts/acts.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whose address it is, or was until somebody else changed it: also of who has lost the business.
 * @throws AppError `operator_account.not_found`, and as `undoAsSupport`
 */
export async function undoForAccount(
  ctx: Context,
  email: string,
  { days, ...order }: ActOrder & { days: number },
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const userId = await personOf(ctx, email.trim().toLowerCase());
    await undoAsSupport(ctx, userId, new Date(ctx.now.getTime() - days * DAY_MS));
    const owned = await ctx.db
      .selectFrom("memberships")
      .select("business_id")
      .where("user_id", "=", userId)
      .where("role", "=", "owner")
      .executeTakeFirst();
    const data = { days: String(days) };
    await recordAct(ctx, { ...order, act: "changes_undone", data, businessId: owned?.business_id ?? null });
  });
}

async function personOf(ctx: Context, email: string): Promise<string> {
  const now = await ctx.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  const left = await ctx.db
    .selectFrom("security_events")
    .select("user_id")
    .where("held_email", "=", email)
    .where("used_at", "is", null)
    .where("expires_at", ">", ctx.now.toISOString())
    .orderBy("id", "desc")
    .executeTakeFirst();
  const userId = left?.user_id ?? now?.id;
  if (!userId) throw new AppError("operator_account.not_found");
  return userId;
}
