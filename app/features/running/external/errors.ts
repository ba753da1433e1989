import type { ErrorStatuses } from "#app/platform/errors.ts";

export const externalErrors = {
  "external_id.taken": 409,
  "external_id.not_unique": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    external: typeof externalErrors;
  }
}
