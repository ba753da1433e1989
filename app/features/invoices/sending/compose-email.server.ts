import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { attachmentName, invoiceEmail, type MailedInvoice, senderName } from "./invoice-email.ts";

interface Letter {
  subject: string;
  message: string;
  language: Locale;
  replyTo: string;
}

/** All of the e-mail but whom it goes to. */
export function composeEmail(
  invoice: MailedInvoice,
  letter: Letter,
  pdf: Uint8Array,
): Omit<Email, "id" | "to" | "cc"> {
  const t = translator(letter.language);
  return {
    ...invoiceEmail(t, invoice, letter),
    fromName: senderName(t, invoice),
    replyTo: letter.replyTo,
    attachments: [
      { filename: attachmentName(t, invoice), content: Buffer.from(pdf), contentType: "application/pdf" },
    ],
  };
}
