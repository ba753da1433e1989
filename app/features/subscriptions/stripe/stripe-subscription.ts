import type Stripe from "stripe";
import { RUNNING, type Subscription } from "#app/features/subscriptions/subscription.ts";

/** What one answer of Stripe's tells. */
export type SubscriptionFromStripe = Omit<Subscription, "customerId" | "pastDueSince">;

/** What we keep of a subscription of Stripe's: it has one item, and the item knows the period (since API 2025-03-31). */
export function readStripeSubscription(subscription: Stripe.Subscription): SubscriptionFromStripe {
  const item = subscription.items.data[0];
  const interval = item?.price.recurring?.interval;
  const periodEnd = item?.current_period_end ?? null;
  // Cancelled by our button, the flag is set; cancelled on Stripe's page in its flexible billing mode, only the date.
  const endsAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null);
  return {
    subscriptionId: subscription.id,
    itemId: item?.id ?? "",
    status: subscription.status,
    period: interval === "year" ? "yearly" : interval === "month" ? "monthly" : null,
    currentPeriodEnd: instantOf(periodEnd),
    endsAt: instantOf(endsAt),
  };
}

/** Stripe counts seconds. */
function instantOf(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString();
}

/** Of a customer's subscriptions the one that counts: one that runs before one that ended, then the newest. */
export function subscriptionThatCounts(subscriptions: Stripe.Subscription[]): Stripe.Subscription | null {
  const rank = ({ status }: Stripe.Subscription) =>
    RUNNING.includes(status) ? RUNNING.indexOf(status) : RUNNING.length;
  const [first] = subscriptions.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created);
  return first ?? null;
}
