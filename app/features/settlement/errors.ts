import type { ErrorStatuses } from "#app/platform/errors.ts";

export const paymentErrors = {
  "payment.not_found": 404,
  /** It was undone, or waits for a decision, or the other way round. */
  "payment.transition_not_allowed": 409,
  /** The books have changed since it was proposed. */
  "payment.outdated": 409,
  "payment.none_selected": 422,
  /** Nothing to settle an invoice with, or nothing to settle. */
  "payment.none_open": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    payments: typeof paymentErrors;
  }
}
