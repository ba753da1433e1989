import type { UserContext } from "#app/platform/context.server.ts";

/** A subscription as Stripe told of it, without a Stripe. */
export async function withSubscription(
  { db, businessId, now }: UserContext,
  status: "canceled" | "past_due",
): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto("subscriptions")
    .values({
      business_id: businessId,
      customer_id: `cus_${businessId}`,
      subscription_id: `sub_${businessId}`,
      item_id: `si_${businessId}`,
      status,
      period: "monthly",
      current_period_end: at,
      ends_at: null,
      past_due_since: at,
      gave_pro: 0,
      pro_ended_at: at,
      pro_ended_by: "payment",
      asked: 0,
      answered: 0,
      synced_at: at,
      created_at: at,
    })
    .execute();
}
