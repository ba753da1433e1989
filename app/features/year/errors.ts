import type { ErrorStatuses } from "#app/platform/errors.ts";

export const yearErrors = {
  "year.not_found": 404,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    year: typeof yearErrors;
  }
}
