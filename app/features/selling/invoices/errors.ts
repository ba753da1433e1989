import type { ErrorStatuses } from "#app/platform/errors.ts";

export const invoiceErrors = {
  "preview.too_many": 429,
  "invoice.not_found": 404,
  "invoice.locked": 409,
  "invoice.changed": 409,
  "invoice.number_taken": 409,
  "invoice.none_selected": 422,
  "invoice.none_for_ebill": 422,
  "invoice.slip_refused": 409,
  "invoice.pdf_damaged": 500,
  "e_invoice.not_found": 404,
  "invoice.transition_not_allowed": 409,
  "credit_note.nothing_left": 409,
  "credit_note.used": 409,
  "credit_note.whole_only": 409,
  "invoice.has_credit_notes": 409,
  "invoice.deducted": 409,
  "invoice.no_deposit": 409,
  "invoice.without_deposits": 409,
  "invoice.deposit_is_draft": 409,
  "invoice.deposits_changed": 409,
  "invoice.deposits_exceed": 409,
  "invoice.has_deposits": 409,
  "invoice.corrected_too_often": 409,
  "delivery.left": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    invoices: typeof invoiceErrors;
  }
}
