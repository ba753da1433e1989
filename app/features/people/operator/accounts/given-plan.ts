import type { Plan } from "#app/features/running/subscriptions/plan.ts";
import type { BillingPeriod } from "#app/features/running/subscriptions/subscription.ts";

export const GIVEN_PLANS = ["pro", "pro_monthly", "pro_yearly", "free"] as const;

type GivenPlan = (typeof GIVEN_PLANS)[number];

/** The period is for the account's own page only: nobody is charged by it. */
export function givenPlan(choice: GivenPlan): { plan: Plan; period: BillingPeriod | null } {
  if (choice === "free") return { plan: "free", period: null };
  const period = choice === "pro_monthly" ? "monthly" : choice === "pro_yearly" ? "yearly" : null;
  return { plan: "pro", period };
}
