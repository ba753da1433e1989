import type Stripe from "stripe";
import { RUNNING, type Subscription } from "#app/features/running/subscriptions/subscription.ts";

export type SubscriptionFromStripe = Omit<Subscription, "customerId" | "pastDueSince" | "ended">;

/** It has one item, which knows the period (since API 2025-03-31). */
export function readStripeSubscription(subscription: Stripe.Subscription): SubscriptionFromStripe {
  const item = subscription.items.data[0];
  const interval = item?.price.recurring?.interval;
  const periodEnd = item?.current_period_end ?? null;
  // Our button sets the flag; Stripe's page, in flexible billing mode, only the date.
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

function instantOf(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString();
}

/** A running one before an ended one, then the newest. */
export function subscriptionThatCounts(subscriptions: Stripe.Subscription[]): Stripe.Subscription | null {
  const rank = ({ status }: Stripe.Subscription) =>
    RUNNING.includes(status) ? RUNNING.indexOf(status) : RUNNING.length;
  const [first] = subscriptions.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created);
  return first ?? null;
}
