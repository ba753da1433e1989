import type { ErrorStatuses } from "#app/platform/errors.ts";

export const yearErrors = {
  "year.not_found": 404,
  "year.not_over": 409,
  "year.nothing_to_close": 409,
  "year.changed": 409,
  "year.not_closed": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    year: typeof yearErrors;
  }
}
