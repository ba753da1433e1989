import type { TFunction } from "i18next";
import { type EmailContent, emailPage } from "#app/platform/mail/email-page.ts";

/** Each has `subject`, `text`, perhaps `action` and `after`, in `emails.json`. */
export type AccountEmail =
  | "verification"
  | "reset"
  | "change_email"
  | "email_changed"
  | "password_changed"
  | "new_sign_in"
  | "account_deleted"
  | "account_sealed";

export interface AccountEmailFacts {
  name: string;
  /** Target of the button; no button without it. */
  link?: string;
  [fact: string]: string | undefined;
}

/** @param more translated paragraphs that only some of these e-mails need */
export function accountEmail(
  t: TFunction,
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
