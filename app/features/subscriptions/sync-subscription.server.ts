import type { BusinessContext } from "#app/platform/context.server.ts";
import { askStripe } from "./stripe-calls.server.ts";
import { readStripeSubscription, subscriptionThatCounts } from "./stripe-subscription.ts";
import { findSubscription, keepSubscription } from "./subscriptions.server.ts";

/** More than a customer ever has. */
const ALL = 100;

/**
 * Asks Stripe how the subscription stands and keeps the answer. Events and returns from the checkout are never believed,
 * they only lead here (docs/security-checks.md 15). Does nothing for who never began a checkout.
 * @throws AppError `subscription.sync_failed`, `subscription.not_configured`
 */
export async function syncSubscription(ctx: BusinessContext): Promise<void> {
  const known = await findSubscription(ctx);
  if (!known) return;
  const askedAt = ctx.platform.now().toISOString();
  const { data } = await askStripe(ctx, "subscription.sync_failed", (stripe) =>
    stripe.subscriptions.list({ customer: known.customerId, status: "all", limit: ALL }),
  );
  const counts = subscriptionThatCounts(data);
  if (counts) await keepSubscription(ctx, readStripeSubscription(counts), askedAt);
}
