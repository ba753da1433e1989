import type { ErrorStatuses } from "#app/platform/errors.ts";

export const oauthErrors = {
  "oauth.client_unknown": 400,
  "oauth.client_unread": 400,
  "oauth.redirect_unknown": 400,
  "application.not_found": 404,
  "application.too_many": 409,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    oauth: typeof oauthErrors;
  }
}
