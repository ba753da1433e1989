import type { ErrorStatuses } from "#app/platform/errors.ts";

export const closedYearErrors = {
  "year.closed": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    closedYears: typeof closedYearErrors;
  }
}
