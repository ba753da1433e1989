import type { TFunction } from "i18next";
import { emailPage, type EmailContent } from "#app/platform/email-page.ts";

export function verificationEmail(t: TFunction, user: { firstName: string; link: string }): EmailContent {
  return emailPage(t, {
    subject: t("emails:verification.subject"),
    paragraphs: [
      t("emails:greeting", { name: user.firstName }),
      t("emails:verification.welcome"),
      t("emails:verification.why"),
    ],
    action: { label: t("emails:verification.action"), href: user.link },
    after: [t("emails:verification.expires")],
  });
}
