import type { ErrorStatuses } from "#app/platform/errors.ts";

export const bookErrors = {
  "year.closed": 409,
  "journal.handed_over": 409,
  "journal.rates_missing": 409,
  "journal.being_moved": 503,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    book: typeof bookErrors;
  }
}
