import type { Translate } from "#app/platform/i18n/messages.ts";
import { type EmailContent, emailFrame, paragraph } from "#app/platform/mail/email-page.ts";
import { html } from "#app/platform/mail/html.ts";
import { fileName } from "#app/platform/files/file-name.ts";
import type { Labelled } from "#app/features/invoices/view/invoice-view.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type PaymentFacts, paymentFacts } from "#app/features/invoices/view/payment-facts.ts";
import { documentTitle } from "#app/features/invoices/view/document-title.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatChf } from "#app/swiss/money.ts";
import type {
  Corrects,
  InvoiceContent,
  OwedInvoice,
} from "#app/features/invoices/document/invoice-document.ts";

export interface MailedInvoice extends OwedInvoice {
  /** Null or left out: its client has no page. */
  publicUrl?: string | null;
  /** A reminder with interest or a fee: the page asks for less. */
  claimsMore?: boolean;
}

export function invoiceEmail(
  t: Translate,
  invoice: MailedInvoice,
  letter: { subject: string; message: string; language: Locale; replyTo: string },
): EmailContent {
  return letterEmail(t, letter, automaticLines(t, invoice, letter));
}

/** Everything filled in is escaped. */
export function letterEmail(
  t: Translate,
  letter: { subject: string; message: string },
  { facts, online, footer }: AutomaticLines,
): EmailContent {
  const width = Math.max(...facts.map(({ label }) => label.length)) + 2;
  const text = [
    letter.message,
    facts.map(({ label, value }) => label.padEnd(width) + value).join("\n"),
    ...(online ? [`${online.label}\n${online.value}`] : []),
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
    ${online ? html`<p><a href="${online.value}">${withoutColon(online.label)}</a></p>` : ""}
    <p style="font-size:13px;line-height:20px">${footer}</p>`;
  return { subject: letter.subject, text: `${text}\n`, html: emailFrame(t, letter.subject, body) };
}

interface AutomaticLines {
  facts: Labelled[];
  /** The page of the client, with what it is for. */
  online: Labelled | null;
  footer: string;
}

/** What follows the message, whoever wrote it. */
export function automaticLines(
  t: Translate,
  invoice: MailedInvoice,
  { language, replyTo }: { language: Locale; replyTo: string },
): AutomaticLines {
  const facts = invoice.corrects
    ? noteFacts(t, invoice, invoice.corrects, language)
    : Object.entries(paymentFacts(invoice, language)).map(([name, value]) => ({
        label: t(`emails:invoice.${name as keyof PaymentFacts}`),
        value,
      }));
  return {
    facts: facts.filter(({ value }) => value !== ""),
    online: onlineLine(t, invoice, language),
    footer: t("emails:invoice.footer", { sender: invoice.sender.name, replyTo }),
  };
}

function onlineLine(t: Translate, invoice: MailedInvoice, language: Locale): Labelled | null {
  if (!invoice.publicUrl) return null;
  const lang = language === invoice.language ? "" : `?lang=${language}`;
  const label = t(`emails:invoice.${invoice.claimsMore ? "onlineView" : "online"}`);
  return { label, value: invoice.publicUrl + lang };
}

function withoutColon(label: string): string {
  return label.replace(/\s*:$/, "");
}

function noteFacts(
  t: Translate,
  { number, total }: OwedInvoice,
  corrects: Corrects,
  language: Locale,
): Labelled[] {
  return [
    { label: t("emails:creditNote.number"), value: number },
    { label: t("emails:creditNote.amount"), value: formatChf(total) },
    {
      label: t("emails:creditNote.corrects"),
      value: `${corrects.number}, ${formatDay(corrects.issueDate, language)}`,
    },
  ];
}

export function senderName(t: Translate, invoice: InvoiceContent): string {
  return t("emails:invoice.from", { sender: invoice.sender.name });
}

export function attachmentName(t: Translate, document: InvoiceContent): string {
  return `${fileName(documentTitle(t, document))}.pdf`;
}
