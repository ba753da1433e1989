import type Stripe from "stripe";
import type { FakeAccount } from "./account.ts";
import { expireCheckout } from "./checkouts.ts";
import { bill, charge, fullLine, intervalOf, itemOf } from "./payments.ts";
import { periodEnd } from "./periods.ts";
import { endSubscription } from "./subscription-changes.ts";

/** How long Stripe goes on trying a card before it ends the subscription, in seconds: 21 days. */
const DUNNING = 21 * 24 * 60 * 60;

/**
 * Does what is due by now, for all or for one customer: checkouts expire, subscriptions renew, miss a payment, or end.
 */
export function catchUp(account: FakeAccount, only?: string): void {
  const isMeant = ({ customer }: { customer: unknown }) => only === undefined || customer === only;
  for (const session of account.checkouts.values()) {
    if (isMeant(session) && session.status === "open" && session.expires_at <= account.now())
      expireCheckout(account, session.id);
  }
  for (const subscription of account.subscriptions.values()) {
    while (isMeant(subscription) && step(account, subscription)) continue;
  }
}

/** The next thing that is due. @returns false when there is none */
function step(account: FakeAccount, subscription: Stripe.Subscription): boolean {
  const { status, cancel_at, pending_update } = subscription;
  const item = itemOf(subscription);
  const now = account.now();
  if (status === "canceled") return false;
  if (pending_update && pending_update.expires_at <= now) {
    subscription.pending_update = null;
    account.emit("customer.subscription.pending_update_expired", subscription);
    return true;
  }
  if (cancel_at !== null && cancel_at <= now) return end(account, subscription);
  if (status === "past_due") {
    return item.current_period_start + DUNNING <= now ? end(account, subscription) : false;
  }
  return item.current_period_end <= now ? renew(account, subscription) : false;
}

function end(account: FakeAccount, subscription: Stripe.Subscription): boolean {
  endSubscription(account, subscription);
  return true;
}

function renew(account: FakeAccount, subscription: Stripe.Subscription): boolean {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  item.current_period_start = start;
  item.current_period_end = periodEnd(start, intervalOf(item.price));
  const lines = [fullLine(item.price, start, item.current_period_end)];
  const isPaid = charge(account, bill(account, subscription, "subscription_cycle", lines));
  if (!isPaid) subscription.status = "past_due";
  account.emit("customer.subscription.updated", subscription);
  return true;
}
