import type { Selectable } from "kysely";
import type { BusinessContext, Context } from "#app/platform/context.server.ts";
import { preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
import type { SubscriptionsTable } from "#app/platform/database/schema/subscriptions.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { proEndsAt, type Subscription } from "./subscription.ts";
import type { SubscriptionFromStripe } from "#app/features/subscriptions/stripe/stripe-subscription.ts";

export async function findSubscription(ctx: BusinessContext): Promise<Subscription | null> {
  const [row] = await readSubscription(ctx.db, { businessId: ctx.businessId });
  return row ? subscriptionOf(row) : null;
}

const readSubscription = preparedQuery((db, place: ValuePlace<{ businessId: string }>) =>
  db.selectFrom("subscriptions").selectAll().where("business_id", "=", place("businessId")),
);

export async function listSubscriptions(ctx: Context): Promise<Map<string, Subscription>> {
  const rows = await ctx.db.selectFrom("subscriptions").selectAll().execute();
  return new Map(rows.map((row) => [row.business_id, subscriptionOf(row)]));
}

export async function findBusinessOfCustomer(ctx: Context, customerId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom("subscriptions")
    .select("business_id")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row?.business_id ?? null;
}

/** Taken before Stripe is asked: the higher number was asked later. */
export async function takeNumber(ctx: BusinessContext): Promise<number> {
  const { asked } = await ctx.db
    .updateTable("subscriptions")
    .set((set) => ({ asked: set("asked", "+", 1) }))
    .where("business_id", "=", ctx.businessId)
    .returning("asked")
    .executeTakeFirstOrThrow();
  return asked;
}

/** Ignored when the answer to a later question is stored already. @param answer null: Stripe knows of none */
export async function keepAnswer(
  ctx: BusinessContext,
  number: number,
  answer: SubscriptionFromStripe | null,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const row = ctx.db.selectFrom("subscriptions").selectAll().where("business_id", "=", ctx.businessId);
    const before = await ctx.platform.database.dialect.forUpdate(row).executeTakeFirst();
    if (!before || before.answered >= number) return;
    const now = ctx.platform.now().toISOString();
    const { subscriptionId, itemId, status, period, currentPeriodEnd, endsAt } = answer ?? gone(before);
    const changed = {
      subscription_id: subscriptionId,
      item_id: itemId,
      status,
      period: period ?? "",
      current_period_end: currentPeriodEnd,
      ends_at: endsAt,
      past_due_since: status === "past_due" ? (before.past_due_since ?? now) : null,
      answered: number,
      synced_at: now,
    };
    await ctx.db
      .updateTable("subscriptions")
      .set(changed)
      .where("business_id", "=", ctx.businessId)
      .execute();
    const end = proEndsAt(subscriptionOf({ ...before, ...changed }));
    const job = { name: "seat.settle_business", payload: { businessId: ctx.businessId } };
    if (end) {
      const key = `${job.name}:${ctx.businessId}:${end.toISOString()}`;
      await enqueueJob(ctx, { ...job, key, runAt: end });
    }
    if (status === before.status) return;
    await enqueueJob(ctx, job);
    ctx.log.info({ event: "subscription.changed", businessId: ctx.businessId, from: before.status, status });
  });
}

function gone(row: Selectable<SubscriptionsTable>): SubscriptionFromStripe {
  return { ...subscriptionOf(row), status: row.subscription_id ? "canceled" : "" };
}

export function subscriptionOf(row: Selectable<SubscriptionsTable>): Subscription {
  return {
    customerId: row.customer_id,
    subscriptionId: row.subscription_id,
    itemId: row.item_id,
    status: row.status,
    period: row.period === "monthly" || row.period === "yearly" ? row.period : null,
    currentPeriodEnd: row.current_period_end,
    endsAt: row.ends_at,
    pastDueSince: row.past_due_since,
  };
}
