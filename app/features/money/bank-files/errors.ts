import type { ErrorStatuses } from "#app/platform/errors.ts";

export const bankFileErrors = {
  "bank_file.not_found": 404,
  "bank_file.undone": 409,
  "bank_file.busy": 503,
  "csv_file.not_found": 404,
  "csv_mapping.not_found": 404,
  "csv_mapping.too_many": 409,
  "reversal.not_found": 404,
  "reversal.decided": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    bankFiles: typeof bankFileErrors;
  }
}
