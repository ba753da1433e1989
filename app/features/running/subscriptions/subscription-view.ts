import type { Language } from "#app/swiss/language.ts";
import { formatDay, zurichDay } from "#app/swiss/dates.ts";
import type { Plan } from "./plan.ts";
import {
  givesPro,
  isPaymentMissing,
  isRunning,
  type BillingPeriod,
  possibleChanges,
  type ProEnd,
  proUntil,
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
  /** Day until which Pro is promised; empty where it is not. */
  proUntil: string;
  ended: { day: string; by: ProEnd } | null;
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
    proUntil: open && givesPro(open, now) ? dayOf(proUntil(open)) : "",
    ended: plan === "free" && !open ? endedOf(subscription, now, dayOf) : null,
    hasReceipts: Boolean(subscription?.subscriptionId),
  };
}

/** Ended, before we heard of it. */
function isOver({ endsAt }: Subscription, now: Date): boolean {
  return endsAt !== null && now.getTime() >= Date.parse(endsAt);
}

const ENDED_SHOWN_MS = 30 * 24 * 60 * 60 * 1000;

function endedOf(
  subscription: Subscription | null,
  now: Date,
  dayOf: (instant: string) => string,
): SubscriptionView["ended"] {
  const ended = subscription?.ended;
  if (!ended || now.getTime() - Date.parse(ended.at) > ENDED_SHOWN_MS) return null;
  return { day: dayOf(ended.at), by: ended.by };
}

const NOTHING = { cancel: false, resume: false, switchToYearly: false };

function nextOf(
  subscription: Subscription,
  now: Date,
  dayOf: (instant: string | null) => string,
): { next: "renews" | "ends" | "closes" | "closed"; day: string } {
  if (isPaymentMissing(subscription) || subscription.status === "paused") {
    return givesPro(subscription, now)
      ? { next: "closes", day: dayOf(proUntil(subscription)) }
      : { next: "closed", day: "" };
  }
  return subscription.endsAt
    ? { next: "ends", day: dayOf(subscription.endsAt) }
    : { next: "renews", day: dayOf(subscription.currentPeriodEnd) };
}
