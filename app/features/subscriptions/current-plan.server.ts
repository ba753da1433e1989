import type { Selectable } from "kysely";
import { trueNow } from "#app/platform/clock.server.ts";
import type { BusinessContext, Context } from "#app/platform/context.server.ts";
import { type ValuePlace, preparedQuery } from "#app/platform/database/prepared-query.server.ts";
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

export async function findPlanAndSubscription(
  ctx: BusinessContext,
): Promise<{ plan: Plan; subscription: Subscription | null }> {
  const [row] = await readPlan(ctx.db, { businessId: ctx.businessId });
  const { plan, ...found } = row!;
  const subscription = isSubscribed(found) ? subscriptionOf(found) : null;
  return { plan: currentPlan(ctx, { plan, subscription }), subscription };
}

const readPlan = preparedQuery((db, place: ValuePlace<{ businessId: string }>) =>
  payingBusinessOf({ db, businessId: place("businessId") })
    .leftJoin("subscriptions", "subscriptions.business_id", "paying.id")
    .selectAll("subscriptions")
    .select("paying.plan"),
);

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
