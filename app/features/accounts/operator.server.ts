import { findPlan } from "#app/features/subscriptions/current-plan.server.ts";
import type { Plan } from "#app/features/subscriptions/plan.ts";
import type { BillingPeriod } from "#app/features/subscriptions/subscription.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";

export async function findBusinessByEmail(ctx: Context, email: string): Promise<BusinessContext | null> {
  const row = await ctx.db
    .selectFrom("users")
    .innerJoin("memberships", "memberships.user_id", "users.id")
    .select("business_id")
    .where("email", "=", email.trim().toLowerCase())
    .executeTakeFirst();
  return row ? withBusiness(ctx, row.business_id) : null;
}

/** A subscription at Stripe is not affected. @returns the plan in force from now on */
export async function grantPlan(
  ctx: BusinessContext,
  plan: Plan,
  period: BillingPeriod | null,
): Promise<Plan> {
  await ctx.db
    .updateTable("businesses")
    .set({ plan, billing_period: plan === "pro" ? period : null, updated_at: ctx.now.toISOString() })
    .where("id", "=", ctx.businessId)
    .execute();
  ctx.log.info({ event: "plan.granted", businessId: ctx.businessId, plan, period });
  return findPlan(ctx);
}
