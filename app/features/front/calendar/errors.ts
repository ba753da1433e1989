import type { ErrorStatuses } from "#app/platform/errors.ts";

export const calendarErrors = {
  "calendar.not_found": 404,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    calendar: typeof calendarErrors;
  }
}
