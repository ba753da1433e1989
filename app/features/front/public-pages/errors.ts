import type { ErrorStatuses } from "#app/platform/errors.ts";

export const publicPageErrors = {
  "public_page.not_found": 404,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    publicPages: typeof publicPageErrors;
  }
}
