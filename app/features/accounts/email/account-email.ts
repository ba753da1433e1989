import type { Translate } from "#app/platform/i18n/messages.ts";
import { type EmailContent, emailPage } from "#app/platform/mail/email-page.ts";

export type AccountEmail =
  | "verification"
  | "reset"
  | "change_email"
  | "email_changed"
  | "password_changed"
  | "new_sign_in"
  | "passkey_added"
  | "passkey_removed"
  | "passkey_copied"
  | "sign_in_link"
  | "account_deleted"
  | "account_sealed"
  | "operator_disabled"
  | "operator_enabled"
  | "operator_second_step_removed";

interface AccountEmailFacts {
  name: string;
  link?: string;
  [fact: string]: string | undefined;
}

export function accountEmail(
  t: Translate,
  email: AccountEmail,
  facts: AccountEmailFacts,
  more: string[] = [],
): EmailContent {
  return emailPage(t, {
    subject: t(`emails:${email}.subject`, facts),
    paragraphs: [
      t("emails:greeting", { name: facts.name }),
      ...t(`emails:${email}.text`, facts).split("\n"),
      ...more,
    ],
    ...(facts.link ? { action: { label: t(`emails:${email}.action`), href: facts.link } } : {}),
    after: [t(`emails:${email}.after`, facts)],
  });
}
