import { type Context, withBusiness } from "#app/platform/context.server.ts";
import { syncSubscription } from "./sync-subscription.server.ts";

/** How long a checkout that nobody finished is asked about (ms): 3 days; Stripe lets it expire after one. */
const CHECKOUT_OPEN = 3 * 24 * 60 * 60 * 1000;

/** How long the ids of events are kept to recognise a repeat (ms): Stripe tries for three days. */
const EVENTS_KEPT = 30 * 24 * 60 * 60 * 1000;

/** The daily job: asks again about every subscription that runs and every checkout that may have been paid, in case an event was missed. */
export async function healSubscriptions(ctx: Context): Promise<void> {
  if (!ctx.platform.stripe) return;
  const since = new Date(ctx.now.getTime() - CHECKOUT_OPEN).toISOString();
  const rows = await ctx.db
    .selectFrom("subscriptions")
    .select("business_id")
    .where((where) =>
      where.or([
        where("status", "in", ["active", "trialing", "past_due", "incomplete"]),
        where.and([where("status", "=", ""), where("created_at", ">=", since)]),
      ]),
    )
    .orderBy("business_id")
    .execute();
  for (const { business_id } of rows) await syncSubscription(withBusiness(ctx, business_id));
  await ctx.db
    .deleteFrom("stripe_events")
    .where("received_at", "<", new Date(ctx.now.getTime() - EVENTS_KEPT).toISOString())
    .execute();
}
