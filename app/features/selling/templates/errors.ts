import type { ErrorStatuses } from "#app/platform/errors.ts";

export const templateErrors = {
  "template.not_found": 404,
  "template.changed": 409,
  "template.too_many": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    templates: typeof templateErrors;
  }
}
