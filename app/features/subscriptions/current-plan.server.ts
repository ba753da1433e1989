import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";
import { type Plan, planOf } from "./plan.ts";
import type { Subscription } from "./subscription.ts";
import { findSubscription } from "./subscriptions.server.ts";

export function currentPlan(ctx: Context, business: Parameters<typeof planOf>[0]): Plan {
  return planOf(business, { defaultPlan: ctx.platform.env.DEFAULT_PLAN, now: ctx.now });
}

export async function findPlan(ctx: BusinessContext): Promise<Plan> {
  return (await findPlanAndSubscription(ctx)).plan;
}

export async function findPlanAndSubscription(
  ctx: BusinessContext,
): Promise<{ plan: Plan; subscription: Subscription | null }> {
  const { id, plan } = await payingBusiness(ctx);
  const subscription = await findSubscription(withBusiness(ctx, id));
  return { plan: currentPlan(ctx, { plan, subscription }), subscription };
}

/** A sandbox has the plan of the business that it belongs to. */
export function payingBusiness(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("businesses as own")
    .innerJoin("businesses as paying", (join) =>
      join.on(({ eb, fn, ref }) => eb(ref("paying.id"), "=", fn.coalesce("own.sandbox_of", "own.id"))),
    )
    .select(["paying.id", "paying.plan", "paying.billing_period"])
    .where("own.id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
}
