import type { ErrorStatuses } from "#app/platform/errors.ts";

export const exportErrors = {
  "archive.not_found": 404,
  "export.too_many_bookings": 422,
  "handover.being_made": 503,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    exports: typeof exportErrors;
  }
}
