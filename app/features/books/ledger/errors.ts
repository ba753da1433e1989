import type { ErrorStatuses } from "#app/platform/errors.ts";

export const paymentErrors = {
  "payment.not_found": 404,
  "payment.transition_not_allowed": 409,
  "payment.changed": 409,
  "payment.outdated": 409,
  "payment.none_selected": 422,
  "payment.none_open": 409,
  "payment.refunded": 409,
  "payment.credit_used": 409,
  "payment.not_undone": 409,
  "refund.not_found": 404,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    payments: typeof paymentErrors;
  }
}
