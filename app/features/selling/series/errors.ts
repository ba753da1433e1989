import type { ErrorStatuses } from "#app/platform/errors.ts";

export const seriesErrors = {
  "series.not_found": 404,
  "series.changed": 409,
  "series.too_many": 409,
  "series.transition_not_allowed": 409,
  "series.cannot_run": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    series: typeof seriesErrors;
  }
}
