import type { ErrorStatuses } from "#app/platform/errors.ts";

export const seatErrors = {
  "seat.not_allowed": 403,
  "seat.owner_only": 403,
  "seat.books_closed": 403,
  "seat.writers_only": 403,
  "seat.not_ticked": 403,
  "seat.none": 403,
  "seat.limit_reached": 403,
  "seat.not_found": 404,
  "seat.changed": 409,
  "seat.already_taken": 409,
  "seat.already_invited": 409,
  "seat.others_left": 409,
  "seat.owner_stays": 409,
  "seat.owns_already": 409,
  "invitation.not_found": 404,
  "invitation.other_address": 403,
  "handover.not_found": 404,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    seats: typeof seatErrors;
  }
}
