export type BillingPeriod = "monthly" | "yearly";

/** Of an address or a form; whatever else stands there means monthly. */
export function readPeriod(text: unknown): BillingPeriod {
  return text === "yearly" ? "yearly" : "monthly";
}

/** A business's subscription, as Stripe last described it. Instants are ISO UTC text. */
export interface Subscription {
  customerId: string;
  /** Empty until a checkout was completed. */
  subscriptionId: string;
  itemId: string;
  /** Stripe's own word. */
  status: string;
  period: BillingPeriod | null;
  currentPeriodEnd: string | null;
  /** When it ends because it was cancelled; null while it renews itself. */
  endsAt: string | null;
  pastDueSince: string | null;
}

/** How long Pro stays open while a payment is missing (ms): 7 days. */
export const GRACE = 7 * 24 * 60 * 60 * 1000;

/** Stripe's words for a subscription that has not ended: it charges, waits for a payment, or rests. */
export const RUNNING = ["active", "trialing", "past_due", "unpaid", "paused"];

/**
 * Whether the subscription gives Pro at `now`: active or in trial; one that was cancelled, to the end of what is paid
 * (Stripe keeps it active until then); one with a payment missing, for the grace. A renewal that we have not heard of yet
 * is given the same grace, so that a lost event locks nobody out.
 */
export function givesPro(subscription: Subscription | null, now: Date): boolean {
  if (!subscription?.currentPeriodEnd) return false;
  const { status, endsAt, pastDueSince, currentPeriodEnd } = subscription;
  const isBefore = (instant: string | null, grace = 0) => now.getTime() < Date.parse(instant ?? "") + grace;
  if (endsAt && !isBefore(endsAt)) return false;
  if (status === "past_due") return isBefore(pastDueSince, GRACE);
  if (status !== "active" && status !== "trialing") return false;
  return endsAt !== null || isBefore(currentPeriodEnd, GRACE);
}

/** Whether there is still something to manage, with or without Pro. */
export function isRunning(subscription: Subscription | null): subscription is Subscription {
  return subscription !== null && RUNNING.includes(subscription.status);
}

export function isPaymentMissing({ status }: Subscription): boolean {
  return status === "past_due" || status === "unpaid";
}

/** When Pro closes because of a missing payment; null when none is missing. */
export function graceEndsAt({ status, pastDueSince }: Subscription): string | null {
  if (status !== "past_due" || !pastDueSince) return null;
  return new Date(Date.parse(pastDueSince) + GRACE).toISOString();
}

/** What its owner may do with it; everything else happens on Stripe's own pages. */
export function possibleChanges(subscription: Subscription): {
  cancel: boolean;
  resume: boolean;
  switchToYearly: boolean;
} {
  const isOpen = isRunning(subscription);
  const isEnding = subscription.endsAt !== null;
  return {
    cancel: isOpen && !isEnding,
    resume: isOpen && isEnding,
    switchToYearly:
      isOpen && !isEnding && !isPaymentMissing(subscription) && subscription.period === "monthly",
  };
}
