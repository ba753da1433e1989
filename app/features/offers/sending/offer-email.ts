import type { InvoiceEmail } from "#app/features/invoices/sending/deliveries.server.ts";
import { greetingsOf, suitableGreeting, withGreeting } from "#app/features/invoices/sending/greeting.ts";
import { letterEmail } from "#app/features/invoices/sending/invoice-email.ts";
import type { SendInvoiceInput } from "#app/features/invoices/sending/send-invoice.schema.ts";
import type { Offer } from "#app/features/offers/offers.server.ts";
import { offerTitle } from "#app/features/offers/view/offer-view.ts";
import { fileName } from "#app/platform/files/file-name.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatChf } from "#app/swiss/money.ts";

/** What is not given comes from the product's words, in the language of `t`. */
export function offerLetter(t: Translate, offer: Offer, input: Partial<SendInvoiceInput> = {}): InvoiceEmail {
  const { recipient, number, sender, total, validUntil } = offer;
  const language = input.language ?? offer.language;
  const words = {
    number,
    sender: sender.name,
    amount: formatChf(total),
    validUntil: formatDay(validUntil, language),
  };
  const greeting = greetingsOf(t, recipient)[suitableGreeting(recipient)];
  return {
    language,
    recipient: input.recipient ?? recipient.email,
    cc: input.cc ?? "",
    subject: input.subject ?? t("emails:offer.subject", words),
    message: input.message ?? withGreeting(greeting, t("emails:offer.message", words)),
    copyToMe: input.copyToMe ?? false,
  };
}

/** All of the e-mail but whom it goes to. */
export function offerEmail(
  t: Translate,
  offer: Offer,
  letter: Pick<InvoiceEmail, "subject" | "message" | "language"> & { replyTo: string },
  pdf: Uint8Array,
): Omit<Email, "id" | "to" | "cc"> {
  const { number, total, validUntil, sender, publicUrl } = offer;
  const { language, replyTo } = letter;
  const facts = [
    { label: t("emails:offer.number"), value: number },
    { label: t("emails:offer.amount"), value: formatChf(total) },
    { label: t("emails:offer.validUntil"), value: formatDay(validUntil, language) },
  ];
  return {
    ...letterEmail(t, letter, {
      facts,
      footer: t("emails:invoice.footer", { sender: sender.name, replyTo }),
      online: publicUrl ? { label: t("emails:offer.online"), value: publicUrl } : null,
    }),
    fromName: t("emails:invoice.from", { sender: sender.name }),
    replyTo,
    attachments: [
      {
        filename: `${fileName(offerTitle(t, offer))}.pdf`,
        content: Buffer.from(pdf),
        contentType: "application/pdf",
      },
    ],
  };
}
