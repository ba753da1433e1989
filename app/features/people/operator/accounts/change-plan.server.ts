import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import type { Plan } from "#app/features/running/subscriptions/plan.ts";
import type { BillingPeriod } from "#app/features/running/subscriptions/subscription.ts";
import { actOnAccount } from "#app/features/people/operator/acts/act-on-account.server.ts";
import { settleSeats } from "#app/features/people/seats/plan/settle-seats.server.ts";
import type { ActOrder } from "#app/features/people/operator/acts/act.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";

/**
 * A subscription at Stripe is not affected.
 * @returns `isDone` false where this plan was given already, and the plan in force
 * @throws AppError as `actOnAccount`
 */
export async function changePlan(
  ctx: Context,
  accountId: string,
  order: ActOrder & { plan: Plan; period: BillingPeriod | null },
): Promise<{ isDone: boolean; inForce: Plan }> {
  const given = { plan: order.plan, period: order.plan === "pro" ? order.period : null };
  const isDone = await actOnAccount(ctx, accountId, order, async (ctx) => {
    if (!(await givePlan(ctx, given))) return null;
    const data = { plan: given.plan, ...(given.period ? { period: given.period } : {}) };
    return { act: "plan_changed", data };
  });
  return { isDone, inForce: await findPlan(withBusiness(ctx, accountId)) };
}

/** @returns false where this plan was given already */
async function givePlan(
  ctx: BusinessContext,
  { plan, period }: { plan: Plan; period: BillingPeriod | null },
): Promise<boolean> {
  const own = ctx.db.selectFrom("businesses").where("id", "=", ctx.businessId);
  const before = await own.select(["plan", "billing_period"]).executeTakeFirstOrThrow();
  if (before.plan === plan && before.billing_period === period) return false;
  await ctx.db
    .updateTable("businesses")
    .set({ plan, billing_period: period, updated_at: ctx.now.toISOString() })
    .where("id", "=", ctx.businessId)
    .execute();
  await settleSeats(ctx);
  return true;
}
