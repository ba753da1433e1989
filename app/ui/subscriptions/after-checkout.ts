import type { Plan } from "#app/features/subscriptions/plan.ts";

/** While this message stands on a page, its scripts look again whether the payment has arrived. */
export const PROCESSING = "subscription:processing";

/** What is said to somebody who comes back from a paid checkout. */
export function afterCheckout(plan: Plan) {
  return plan === "pro"
    ? ({ key: "subscription:upgraded", tone: "good" } as const)
    : ({ key: PROCESSING, tone: "note" } as const);
}
