import type Stripe from "stripe";
import type { Subscription } from "./subscription.ts";

/** What we keep of a subscription of Stripe's: it has one item, and the item knows the period (since API 2025-03-31). */
export function readStripeSubscription(
  subscription: Stripe.Subscription,
): Omit<Subscription, "customerId" | "pastDueSince"> {
  const item = subscription.items.data[0];
  const interval = item?.price.recurring?.interval;
  return {
    subscriptionId: subscription.id,
    itemId: item?.id ?? "",
    status: subscription.status,
    period: interval === "year" ? "yearly" : interval === "month" ? "monthly" : null,
    currentPeriodEnd: item ? new Date(item.current_period_end * 1000).toISOString() : null,
    // The portal cancels by a date, our own button by the flag.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
}

const RANK = ["active", "trialing", "past_due"];

/** Of a customer's subscriptions the one that counts: one that runs before one that ended, then the newest. */
export function subscriptionThatCounts(subscriptions: Stripe.Subscription[]): Stripe.Subscription | null {
  const rank = ({ status }: Stripe.Subscription) =>
    RANK.includes(status) ? RANK.indexOf(status) : RANK.length;
  const [first] = subscriptions.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created);
  return first ?? null;
}
