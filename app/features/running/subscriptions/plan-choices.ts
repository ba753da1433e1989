import type { Plan } from "./plan.ts";
import { isPaymentMissing, isRunning, possibleChanges, type Subscription } from "./subscription.ts";

export type Choice =
  "register" | "buy" | "current" | "switch" | "settle" | "unavailable" | "included" | "none";

export type Choices = Record<"free" | "monthly" | "yearly", Choice>;

interface Reader {
  plan: Plan | null;
  subscription: Subscription | null;
  billingPeriod: string | null;
  isConfigured: boolean;
  /** Everybody has Pro here. */
  isIncluded: boolean;
}

export function planChoices({
  plan,
  subscription,
  billingPeriod,
  isConfigured,
  isIncluded,
}: Reader): Choices {
  const pro = (choice: Choice): Choices => ({
    free: plan === null ? "register" : "current",
    monthly: choice,
    yearly: choice,
  });
  if (plan === "pro") return { free: "none", ...ofPro(subscription, billingPeriod) };
  if (plan === null && isIncluded) return { free: "none", monthly: "included", yearly: "included" };
  if (subscription && isPaymentMissing(subscription)) return pro("settle");
  if (!isConfigured) return pro("unavailable");
  return pro(plan === null ? "register" : "buy");
}

function ofPro(subscription: Subscription | null, billingPeriod: string | null): Omit<Choices, "free"> {
  if (!isRunning(subscription)) {
    return {
      monthly: billingPeriod === "yearly" ? "none" : "current",
      yearly: billingPeriod === "monthly" ? "none" : "current",
    };
  }
  if (subscription.period === "yearly") return { monthly: "none", yearly: "current" };
  return { monthly: "current", yearly: possibleChanges(subscription).switchToYearly ? "switch" : "none" };
}
