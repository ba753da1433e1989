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
] as const;

export type SecurityKind = (typeof SECURITY_KINDS)[number];

export function isSecurityKind(text: string): text is SecurityKind {
  return (SECURITY_KINDS as readonly string[]).includes(text);
}
