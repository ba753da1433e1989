import { documentTitle } from "#app/features/selling/invoices/view/document-title.ts";
import {
  type EmailedLetter,
  paperEmail,
  pdfAttachment,
} from "#app/features/selling/papers/sending/letter-email.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { automaticLines, type MailedInvoice } from "./invoice-email.ts";

export function composeEmail(
  invoice: MailedInvoice,
  letter: EmailedLetter & { language: Locale },
  pdf: Uint8Array,
): Omit<Email, "id" | "to" | "cc"> {
  const t = translator(letter.language);
  const { facts, online } = automaticLines(t, invoice, letter);
  const attachments = [pdfAttachment(documentTitle(t, invoice), pdf)];
  return paperEmail(t, { sender: invoice.sender.name, facts, online }, letter, attachments);
}
