import type { TFunction } from "i18next";
import { emailPage, type EmailContent } from "#app/platform/email-page.ts";

/** Tells that the account is gone. `kept` is there when invoices stay sealed: until which day, written out, and the link to them. */
export function deletionEmail(
  t: TFunction,
  { firstName, kept }: { firstName: string; kept: { until: string; link: string } | null },
): EmailContent {
  const greeting = [t("emails:greeting", { name: firstName }), t("emails:deletion.gone")];
  if (!kept) {
    return emailPage(t, {
      subject: t("emails:deletion.subject"),
      paragraphs: [...greeting, t("emails:deletion.nothingKept"), t("emails:deletion.notYou")],
    });
  }
  return emailPage(t, {
    subject: t("emails:deletion.subject"),
    paragraphs: [...greeting, t("emails:deletion.kept", { day: kept.until }), t("emails:deletion.archive")],
    action: { label: t("emails:deletion.action"), href: kept.link },
    after: [t("emails:deletion.expires"), t("emails:deletion.notYou")],
  });
}
