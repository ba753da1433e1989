import type { ErrorStatuses } from "#app/platform/errors.ts";

export const sandboxErrors = {
  "sandbox.test_key_required": 403,
  "sandbox.live_key_required": 403,
  "sandbox.not_found": 404,
  "sandbox.too_many": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    sandbox: typeof sandboxErrors;
  }
}
