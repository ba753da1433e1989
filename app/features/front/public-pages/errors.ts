import type { ErrorStatuses } from "#app/platform/errors.ts";

export const publicPageErrors = {
  "public_page.not_found": 404,
  "public_page.copies_busy": 429,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    publicPages: typeof publicPageErrors;
  }
}
