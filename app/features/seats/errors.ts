import type { ErrorStatuses } from "#app/platform/errors.ts";

export const seatErrors = {
  "seat.not_allowed": 403,
  "seat.owner_only": 403,
  "seat.books_closed": 403,
  "seat.writers_only": 403,
  "seat.none": 403,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    seats: typeof seatErrors;
  }
}
