import type { ErrorStatuses } from "#app/platform/errors.ts";

export const batchErrors = {
  "batch.not_found": 404,
  "batch.limit_reached": 403,
  "batch.running": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    batches: typeof batchErrors;
  }
}
