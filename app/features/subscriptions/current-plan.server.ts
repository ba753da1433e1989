import type { BusinessContext, Context } from "#app/platform/context.server.ts";
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
  const { plan } = await ctx.db
    .selectFrom("businesses")
    .select("plan")
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  const subscription = await findSubscription(ctx);
  return { plan: currentPlan(ctx, { plan, subscription }), subscription };
}
