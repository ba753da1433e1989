import type { TFunction } from "i18next";
import { type EmailContent, emailFrame, paragraph } from "#app/platform/mail/email-page.ts";
import { html } from "#app/platform/mail/html.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { type PaymentFacts, paymentFacts } from "#app/features/invoices/view/payment-facts.ts";
import type { InvoiceContent } from "#app/features/invoices/document/invoice-document.ts";

/** In the language of `t`. A contact person is greeted by name; a recipient's name alone may be a firm's. */
export function letterTemplate(
  t: TFunction,
  invoice: InvoiceContent,
  language: Locale,
): { subject: string; message: string } {
  const { number, sender, recipient } = invoice;
  const facts = {
    number,
    sender: sender.name,
    amount: formatAmount(invoice.total),
    dueDate: formatDay(invoice.dueDate, language),
  };
  const greeting = recipient.contact
    ? t("emails:greeting", { name: recipient.contact })
    : t("emails:greetingFirm");
  return {
    subject: t("emails:invoice.subject", facts),
    message: `${greeting}\n\n${t("emails:invoice.message", facts)}`,
  };
}

/** Everything filled in is escaped. */
export function invoiceEmail(
  t: TFunction,
  invoice: InvoiceContent,
  letter: { subject: string; message: string; language: Locale; replyTo: string },
): EmailContent {
  const facts = labelledFacts(t, invoice, letter.language);
  const width = Math.max(...facts.map(({ label }) => label.length)) + 2;
  const footer = t("emails:invoice.footer", { sender: invoice.sender.name, replyTo: letter.replyTo });
  const text = [
    letter.message,
    facts.map(({ label, value }) => label.padEnd(width) + value).join("\n"),
    `-- \n${footer}`,
  ].join("\n\n");
  const body = html`${letter.message.split(/\n{2,}/).map(paragraph)}
    <table
      style="margin:24px 0;border-collapse:collapse;border-top:1px solid #8a8578;border-bottom:1px solid #8a8578"
    >
      ${facts.map(
        ({ label, value }) =>
          html`<tr>
            <td style="padding:6px 24px 6px 0">${label}</td>
            <td style="padding:6px 0"><strong>${value}</strong></td>
          </tr>`,
      )}
    </table>
    <p style="font-size:13px;line-height:20px">${footer}</p>`;
  return { subject: letter.subject, text: `${text}\n`, html: emailFrame(t, letter.subject, body) };
}

function labelledFacts(t: TFunction, invoice: InvoiceContent, language: Locale) {
  return Object.entries(paymentFacts(invoice, language))
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ({ label: t(`emails:invoice.${name as keyof PaymentFacts}`), value }));
}
