import type { ErrorStatuses } from "#app/platform/errors.ts";

export const offerErrors = {
  "offer.not_found": 404,
  "offer.changed": 409,
  "offer.locked": 409,
  "offer.expired": 409,
  "offer.already_answered": 409,
  "offer.transition_not_allowed": 409,
  "offer.pdf_damaged": 500,
  "offer.already_invoiced": 409,
  "offer.part_is_draft": 409,
  "offer.no_parts": 409,
  "offer.parts_exceed": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    offers: typeof offerErrors;
  }
}
