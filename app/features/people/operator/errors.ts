import type { ErrorStatuses } from "#app/platform/errors.ts";

export const operatorErrors = {
  "operator_account.not_found": 404,
  "operator_account.changed": 409,
  "operator_account.done_already": 409,
  "operator_account.of_operator": 403,
  "operator_account.moved": 409,
  "operator_account.busy": 409,
  "job.not_found": 404,
  "job.not_dead": 409,
  "job.settled": 409,
  "job.forgotten": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    operator: typeof operatorErrors;
  }
}
