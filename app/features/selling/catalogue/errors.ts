import type { ErrorStatuses } from "#app/platform/errors.ts";

export const catalogueErrors = {
  "catalogue.not_found": 404,
  "catalogue.changed": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    catalogue: typeof catalogueErrors;
  }
}
