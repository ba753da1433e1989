import type { Translate } from "#app/platform/i18n/messages.ts";
import type { SecurityKind } from "#app/features/people/accounts/not-me/security-kinds.ts";
import { type EmailContent, emailPage } from "#app/platform/mail/email-page.ts";

export type AccountEmail =
  | "verification"
  | "reset"
  | "undone"
  | "change_email"
  | "account_link"
  | "sign_in_link"
  | "account_deleted"
  | "account_closed"
  | "account_sealed"
  | "pro_payment_failed"
  | "pro_ended_payment"
  | "pro_ended_cancelled"
  | "operator_disabled"
  | "operator_enabled"
  | "operator_second_step_removed"
  | "operator_recovery_begun";

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
    ...(facts.link ? { action: { label: t([`emails:${email}.action`]), href: facts.link } } : {}),
    after: [t(`emails:${email}.after`, facts)],
  });
}

/** What a link does that is not just to undo the change. */
const AFTER: Partial<Record<SecurityKind, "afterSignIn" | "afterPassword" | "afterCopied" | "afterEnded">> = {
  new_sign_in: "afterSignIn",
  password_changed: "afterPassword",
  passkey_copied: "afterCopied",
  access_ended: "afterEnded",
};

/** The e-mail about a change of access. @param link to the page that undoes it */
export function securityEmail(
  t: Translate,
  kind: SecurityKind,
  { facts, more, link }: { facts: AccountEmailFacts; more: string[]; link: string | undefined },
): EmailContent {
  return emailPage(t, {
    subject: t(`emails:${kind}.subject`, facts),
    paragraphs: [
      t("emails:greeting", { name: facts.name }),
      ...t(`emails:${kind}.text`, facts).split("\n"),
      ...more,
    ],
    ...(link ? { action: { label: t("emails:not_me.action"), href: link } } : {}),
    after: [t(`emails:not_me.${AFTER[kind] ?? "after"}`)],
  });
}
