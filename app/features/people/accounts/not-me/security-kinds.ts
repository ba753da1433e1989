/** Changes of access that are told by e-mail, with a link to undo them. */
export const SECURITY_KINDS = [
  "password_changed",
  "email_changed",
  "two_step_on",
  "two_step_off",
  "recovery_codes_renewed",
  "passkey_added",
  "passkey_removed",
  "passkey_copied",
  "provider_connected",
  "new_sign_in",
  "api_key_made",
  "application_connected",
  "access_ended",
] as const;

/** Changes of who comes into a business, and of where its money and data go. */
const BUSINESS_KINDS = [
  "invitation_made",
  "seat_taken",
  "role_changed",
  "seat_ended",
  "ownership_offered",
  "ownership_accepted",
  "ownership_taken",
  "webhook_made",
  "webhook_changed",
  "calendar_made",
  "client_page_made",
  "account_wished",
  "account_changed",
  "account_used",
  "account_before_proof",
  "provider_changed",
  "money_right_changed",
] as const;

export type SecurityKind = (typeof SECURITY_KINDS)[number];

export type BusinessKind = (typeof BUSINESS_KINDS)[number];

export function isSecurityKind(text: string): text is SecurityKind {
  return (SECURITY_KINDS as readonly string[]).includes(text);
}

export function isBusinessKind(text: string): text is BusinessKind {
  return (BUSINESS_KINDS as readonly string[]).includes(text);
}

/** For so long a link undoes a change (docs/security-checks.md 42). */
export const UNDO_MS = 30 * 24 * 60 * 60 * 1000;
