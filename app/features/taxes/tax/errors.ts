import type { ErrorStatuses } from "#app/platform/errors.ts";

export const taxErrors = {
  "tax_period.not_found": 404,
  "vat_method.not_found": 404,
  "tax_period.changed": 409,
  "tax_period.closed": 409,
  "tax_period.not_ready": 409,
  "tax_period.no_xml": 409,
  "tax_period.open": 409,
  "tax_period.reconciled": 409,
  "tax_period.no_correction": 409,
  "tax_period.unreconcilable": 409,
  "tax_period.holds_bookings": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    tax: typeof taxErrors;
  }
}
