import type { ErrorStatuses } from "#app/platform/errors.ts";

export const batchErrors = {
  "batch.not_found": 404,
  "batch.limit_reached": 403,
  "batch.running": 409,
  "batch.selection_changed": 409,
  "batch.nothing_to_send": 409,
  "batch.none_chosen": 400,
  "batch.too_many": 400,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    batches: typeof batchErrors;
  }
}
