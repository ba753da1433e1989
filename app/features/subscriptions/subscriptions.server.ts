import type { Selectable } from "kysely";
import type { BusinessContext, Context } from "#app/platform/context.server.ts";
import type { SubscriptionsTable } from "#app/platform/schema/subscriptions.ts";
import type { Subscription } from "./subscription.ts";

/** The business's subscription as we last heard of it; null when none was ever begun. */
export async function findSubscription(ctx: BusinessContext): Promise<Subscription | null> {
  const row = await ctx.db
    .selectFrom("subscriptions")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirst();
  return row ? subscriptionOf(row) : null;
}

/** Whose customer this is; null for one we do not know. */
export async function findBusinessOfCustomer(ctx: Context, customerId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom("subscriptions")
    .select("business_id")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row?.business_id ?? null;
}

/** Writes down that a business has become a customer of Stripe; the first one counts. @returns the customer's id */
export async function keepCustomer(ctx: BusinessContext, customerId: string): Promise<string> {
  const now = ctx.now.toISOString();
  await ctx.db
    .insertInto("subscriptions")
    .values({
      business_id: ctx.businessId,
      customer_id: customerId,
      subscription_id: "",
      item_id: "",
      status: "",
      period: "",
      current_period_end: null,
      cancel_at_period_end: 0,
      past_due_since: null,
      synced_at: "",
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("business_id").doNothing())
    .execute();
  const kept = await findSubscription(ctx);
  return kept?.customerId ?? customerId;
}

/**
 * Writes what Stripe said. `askedAt` is the instant before it was asked: of two answers on their way at once the later
 * question wins, whichever arrives last.
 */
export async function keepSubscription(
  ctx: BusinessContext,
  subscription: Omit<Subscription, "customerId" | "pastDueSince">,
  askedAt: string,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const row = ctx.db.selectFrom("subscriptions").selectAll().where("business_id", "=", ctx.businessId);
    const before = await ctx.platform.database.dialect.forUpdate(row).executeTakeFirst();
    if (!before || before.synced_at > askedAt) return;
    const isPastDue = subscription.status === "past_due";
    await ctx.db
      .updateTable("subscriptions")
      .set({
        subscription_id: subscription.subscriptionId,
        item_id: subscription.itemId,
        status: subscription.status,
        period: subscription.period ?? "",
        current_period_end: subscription.currentPeriodEnd,
        cancel_at_period_end: subscription.cancelAtPeriodEnd ? 1 : 0,
        past_due_since: isPastDue ? (before.past_due_since ?? askedAt) : null,
        synced_at: askedAt,
      })
      .where("business_id", "=", ctx.businessId)
      .execute();
    const { status } = subscription;
    if (status !== before.status)
      ctx.log.info({
        event: "subscription.changed",
        businessId: ctx.businessId,
        from: before.status,
        status,
      });
  });
}

function subscriptionOf(row: Selectable<SubscriptionsTable>): Subscription {
  return {
    customerId: row.customer_id,
    subscriptionId: row.subscription_id,
    itemId: row.item_id,
    status: row.status,
    period: row.period === "monthly" || row.period === "yearly" ? row.period : null,
    currentPeriodEnd: row.current_period_end,
    cancelAtPeriodEnd: row.cancel_at_period_end === 1,
    pastDueSince: row.past_due_since,
  };
}
