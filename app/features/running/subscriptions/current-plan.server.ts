import type { Selectable } from "kysely";
import { trueNow } from "#app/platform/clock.server.ts";
import type { BusinessContext, Context, UserContext } from "#app/platform/context.server.ts";
import type { StoredPlan } from "#app/platform/auth/sessions/stored-plan.ts";
import type { SubscriptionsTable } from "#app/platform/database/schema/subscriptions.ts";
import { type Plan, planOf } from "./plan.ts";
import type { Subscription } from "./subscription.ts";
import { subscriptionOf } from "./subscriptions.server.ts";

export function currentPlan(ctx: Context, business: Parameters<typeof planOf>[0]): Plan {
  return planOf(business, { defaultPlan: ctx.platform.env.DEFAULT_PLAN, now: trueNow(ctx) });
}

export async function findPlan(ctx: BusinessContext): Promise<Plan> {
  return (await findPlanAndSubscription(ctx)).plan;
}

interface Found {
  plan: Plan;
  subscription: Subscription | null;
}

export async function findPlanAndSubscription(ctx: BusinessContext): Promise<Found> {
  const row = await payingBusinessOf(ctx)
    .leftJoin("subscriptions", "subscriptions.business_id", "paying.id")
    .selectAll("subscriptions")
    .select("paying.plan")
    .executeTakeFirstOrThrow();
  return foundIn(ctx, row);
}

/** The plan as it was when the request came: for what pages show, never for what an act may do. */
export async function shownPlan(ctx: UserContext): Promise<Found> {
  const { storedPlan: stored } = ctx;
  return stored?.planOf === ctx.businessId ? foundIn(ctx, stored) : findPlanAndSubscription(ctx);
}

function foundIn(ctx: Context, { plan, ...found }: Omit<StoredPlan, "planOf">): Found {
  const subscription = isSubscribed(found) ? subscriptionOf(found) : null;
  return { plan: currentPlan(ctx, { plan: plan ?? "", subscription }), subscription };
}

type Row = Selectable<SubscriptionsTable>;

function isSubscribed(row: { [Column in keyof Row]: Row[Column] | null }): row is Row {
  return row.business_id !== null;
}

/** A sandbox has the plan of the business that it belongs to. */
export function payingBusiness(ctx: BusinessContext) {
  return payingBusinessOf(ctx)
    .select(["paying.id", "paying.plan", "paying.billing_period"])
    .executeTakeFirstOrThrow();
}

function payingBusinessOf(ctx: Pick<BusinessContext, "db" | "businessId">) {
  return ctx.db
    .selectFrom("businesses as own")
    .innerJoin("businesses as paying", (join) =>
      join.on(({ eb, fn, ref }) => eb(ref("paying.id"), "=", fn.coalesce("own.sandbox_of", "own.id"))),
    )
    .where("own.id", "=", ctx.businessId);
}
