import type { ErrorStatuses } from "#app/platform/errors.ts";

export const confirmingErrors = {
  "confirmation.changed": 409,
  "confirmation.unknown": 409,
  "confirmation.used": 409,
  "confirmation.expired": 410,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    confirming: typeof confirmingErrors;
  }
}
