import type { ErrorStatuses } from "#app/platform/errors.ts";

export const accountErrors = {
  "session.not_found": 404,
  "session.too_many_calls": 429,
  "account.code_required": 401,
  "account.code_wrong": 401,
  "account.confirmation_expired": 409,
  "account.password_wrong": 422,
  "account.two_step_changed": 409,
  "account.passkey_refused": 401,
  "account.not_me_invalid": 400,
  "account.money_right": 403,
  "account.line_unknown": 422,
  "account.money_scope": 403,
  "account.unknown_scope": 403,
  "account.money_key": 403,
  "account.change_gone": 409,
  "security_event.not_found": 404,
  "account.account_link_invalid": 400,
  "account.provider_away": 400,
  "account.provider_refused": 400,
  "account.provider_taken": 409,
  "account.provider_connected": 409,
  "passkey.not_found": 404,
  "passkey.too_many": 409,
  "account.email_taken": 409,
  "account.registration_closed": 403,
  "account.link_invalid": 400,
  "account.sign_in_link_invalid": 400,
  "account.email_not_verified": 403,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    accounts: typeof accountErrors;
  }
}
