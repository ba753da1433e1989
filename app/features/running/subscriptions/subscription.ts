export type BillingPeriod = "monthly" | "yearly";

/** Anything but `yearly` means monthly. */
export function readPeriod(text: unknown): BillingPeriod {
  return text === "yearly" ? "yearly" : "monthly";
}

/** A subscription as Stripe last described it. Instants are ISO UTC text. */
export interface Subscription {
  customerId: string;
  /** Empty until a checkout was completed. */
  subscriptionId: string;
  itemId: string;
  status: string;
  period: BillingPeriod | null;
  currentPeriodEnd: string | null;
  /** Null while it renews itself. */
  endsAt: string | null;
  pastDueSince: string | null;
  /** When we noticed that it gives Pro no more, and why; null while it does, and where it never did. */
  ended: { at: string; by: ProEnd } | null;
}

export type ProEnd = "payment" | "cancelled";

/** How long Pro stays while a payment is missing (ms). */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000;

export const RUNNING = ["active", "trialing", "past_due", "unpaid", "paused"];

export function givesPro(subscription: Subscription | null, now: Date): boolean {
  const ends = subscription && proEndsAt(subscription);
  return ends !== null && now < ends;
}

/** The end by what is known. A missing payment or unreported renewal gets the grace: a lost event locks nobody out. */
export function proEndsAt({ status, endsAt, pastDueSince, currentPeriodEnd }: Subscription): Date | null {
  if (!currentPeriodEnd) return null;
  const ends = endsAt ? Date.parse(endsAt) : Infinity;
  if (status === "past_due")
    return pastDueSince ? new Date(Math.min(ends, Date.parse(pastDueSince) + GRACE_MS)) : null;
  if (status !== "active" && status !== "trialing") return null;
  return new Date(endsAt ? ends : Date.parse(currentPeriodEnd) + GRACE_MS);
}

/** Instant until which Pro is promised: never for a period that was not paid. Null without Pro. */
export function proUntil(subscription: Subscription): string | null {
  const ends = proEndsAt(subscription);
  if (!ends || isPaymentMissing(subscription)) return ends && ends.toISOString();
  return subscription.endsAt ?? subscription.currentPeriodEnd;
}

export function isRunning(subscription: Subscription | null): subscription is Subscription {
  return subscription !== null && RUNNING.includes(subscription.status);
}

export function isPaymentMissing({ status }: Subscription): boolean {
  return status === "past_due" || status === "unpaid";
}

/** Everything else happens on Stripe's own pages. */
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
