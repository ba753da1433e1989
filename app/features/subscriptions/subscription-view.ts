import type { Language } from "#app/swiss/language.ts";
import { formatDay, zurichDay } from "#app/swiss/dates.ts";
import type { Plan } from "./plan.ts";
import {
  graceEndsAt,
  isPaymentMissing,
  isRunning,
  type BillingPeriod,
  possibleChanges,
  type Subscription,
} from "./subscription.ts";

export interface SubscriptionView {
  plan: Plan;
  /** Null on Free and on a Pro plan that was not bought. */
  running: {
    next: "renews" | "ends" | "closes" | "closed";
    day: string;
    period: BillingPeriod | null;
  } | null;
  can: ReturnType<typeof possibleChanges>;
  /** End of the paid period; empty when nothing was ever paid. */
  paidUntil: string;
  hasReceipts: boolean;
}

export function subscriptionView(
  { plan, subscription }: { plan: Plan; subscription: Subscription | null },
  { language, now }: { language: Language; now: Date },
): SubscriptionView {
  const dayOf = (instant: string | null) =>
    instant ? formatDay(zurichDay(new Date(instant)), language) : "";
  const open = isRunning(subscription) && !isOver(subscription, now) ? subscription : null;
  return {
    plan,
    running: open && { ...nextOf(open, now, dayOf), period: open.period },
    can: open ? possibleChanges(open) : NOTHING,
    paidUntil: dayOf(subscription?.endsAt ?? subscription?.currentPeriodEnd ?? null),
    hasReceipts: Boolean(subscription?.subscriptionId),
  };
}

/** Ended, before we heard of it. */
function isOver({ endsAt }: Subscription, now: Date): boolean {
  return endsAt !== null && now.getTime() >= Date.parse(endsAt);
}

const NOTHING = { cancel: false, resume: false, switchToYearly: false };

function nextOf(
  subscription: Subscription,
  now: Date,
  dayOf: (instant: string | null) => string,
): { next: "renews" | "ends" | "closes" | "closed"; day: string } {
  if (isPaymentMissing(subscription) || subscription.status === "paused") {
    const closesAt = graceEndsAt(subscription);
    const isOpen = closesAt !== null && now.getTime() < Date.parse(closesAt);
    return isOpen ? { next: "closes", day: dayOf(closesAt) } : { next: "closed", day: "" };
  }
  return subscription.endsAt
    ? { next: "ends", day: dayOf(subscription.endsAt) }
    : { next: "renews", day: dayOf(subscription.currentPeriodEnd) };
}
