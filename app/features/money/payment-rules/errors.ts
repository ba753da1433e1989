import type { ErrorStatuses } from "#app/platform/errors.ts";

export const paymentRuleErrors = {
  "payment_rule.not_found": 404,
  "payment_rule.other_client": 409,
  "payment_rule.no_client": 409,
  "payment_rule.too_many": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    paymentRules: typeof paymentRuleErrors;
  }
}
