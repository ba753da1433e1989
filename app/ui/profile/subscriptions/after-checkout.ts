import type { Plan } from "#app/features/running/subscriptions/plan.ts";

/** While this message is on a page, scripts check whether the payment has arrived. */
export const PROCESSING = "subscription:processing";

export function afterCheckout(plan: Plan) {
  return plan === "pro"
    ? ({ key: "subscription:upgraded", tone: "good" } as const)
    : ({ key: PROCESSING, tone: "note" } as const);
}
