import type { ErrorStatuses } from "#app/platform/errors.ts";

export const importErrors = {
  "import.not_found": 404,
  "import.not_mapped": 409,
  "import.has_errors": 409,
  "import.busy": 503,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    imports: typeof importErrors;
  }
}
