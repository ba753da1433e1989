import type { ErrorStatuses } from "#app/platform/errors.ts";

export const journalErrors = {
  "journal.accounts_changed": 409,
  "journal.opening_changed": 409,
  "booking.not_found": 404,
  "booking.of_opening": 409,
  "booking.taken_back": 409,
  "handover.not_found": 404,
  "handover.empty": 409,
  "handover.changed": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    journal: typeof journalErrors;
  }
}
