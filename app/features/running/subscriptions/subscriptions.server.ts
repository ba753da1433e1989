import type { Selectable } from "kysely";
import type { BusinessContext, Context } from "#app/platform/context.server.ts";
import { preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
import type { SubscriptionsTable } from "#app/platform/database/schema/subscriptions.ts";
import type { Subscription } from "./subscription.ts";

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
    ended: endedOf(row),
  };
}

function endedOf({
  pro_ended_at: at,
  pro_ended_by: by,
}: Selectable<SubscriptionsTable>): Subscription["ended"] {
  return at !== null && (by === "payment" || by === "cancelled") ? { at, by } : null;
}
