import type { ErrorStatuses } from "#app/platform/errors.ts";

export const apiKeyErrors = {
  "api_key.required": 401,
  "api_key.read_only": 403,
  "api_key.scope_missing": 403,
  "api_key.full_required": 403,
  "api_key.not_found": 404,
  "api_key.too_many": 409,
  "api_key.expired": 409,
  "api_key.replaced": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    apiKeys: typeof apiKeyErrors;
  }
}
