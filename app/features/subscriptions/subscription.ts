export type Period = "monthly" | "yearly";

/** A business's subscription, as Stripe last described it. Instants are ISO UTC text. */
export interface Subscription {
  customerId: string;
  /** Empty until a checkout was completed. */
  subscriptionId: string;
  itemId: string;
  /** Stripe's own word. */
  status: string;
  period: Period | null;
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  pastDueSince: string | null;
}

/** How long Pro stays open while a payment is missing (ms): 7 days. */
export const GRACE = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether the subscription gives Pro at `now`: active or in trial; one that was cancelled to the end of what is paid (Stripe
 * keeps it active until then); one with a payment missing for the grace. A renewal that we have not heard of yet is given
 * the same grace, so that a lost event locks nobody out.
 */
export function givesPro(subscription: Subscription | null, now: Date): boolean {
  if (!subscription?.currentPeriodEnd) return false;
  const { status, cancelAtPeriodEnd, pastDueSince, currentPeriodEnd } = subscription;
  const isBefore = (instant: string | null, grace = 0) => now.getTime() < Date.parse(instant ?? "") + grace;
  if (status === "past_due") return isBefore(pastDueSince, GRACE);
  if (status !== "active" && status !== "trialing") return false;
  return isBefore(currentPeriodEnd, cancelAtPeriodEnd ? 0 : GRACE);
}

/** The last day of grace while a payment is missing, as an instant; null when none is. */
export function graceEndsAt({ status, pastDueSince }: Subscription): string | null {
  if (status !== "past_due" || !pastDueSince) return null;
  return new Date(Date.parse(pastDueSince) + GRACE).toISOString();
}
