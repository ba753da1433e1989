import type { ErrorStatuses } from "#app/platform/errors.ts";

export const serviceErrors = {
  "service.not_found": 404,
  "service.changed": 409,
  "service.billed": 409,
  "service.none_open": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    services: typeof serviceErrors;
  }
}
