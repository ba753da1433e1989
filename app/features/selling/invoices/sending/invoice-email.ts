import type { Brand } from "#app/features/selling/design/brand.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import {
  type AutomaticLines,
  type Fact,
  footerOf,
} from "#app/features/selling/papers/sending/letter-email.ts";
import type { Labelled } from "#app/features/selling/invoices/view/invoice-view.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type PaymentFacts, paymentFacts } from "#app/features/selling/invoices/view/payment-facts.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { moneyOf } from "#app/features/books/ledger/payment.ts";
import { formatMoney } from "#app/swiss/money.ts";
import { isPaidUp } from "./letter-template.ts";
import type { Corrects, OwedInvoice } from "#app/features/selling/invoices/document/invoice-document.ts";

export interface MailedInvoice extends OwedInvoice {
  /** Null or left out: its client has no page. */
  publicUrl?: string | null;
  /** A reminder with interest or a fee: the page asks for less. */
  claimsMore?: boolean;
}

/** What follows the message, whoever wrote it. */
export function automaticLines(
  t: Translate,
  invoice: MailedInvoice,
  letter: { language: Locale; replyTo: string; brand: Pick<Brand, "showsMadeWith"> },
): AutomaticLines {
  const { language } = letter;
  const facts = invoice.corrects
    ? noteFacts(t, invoice, invoice.corrects, language)
    : owedFacts(t, invoice, language);
  return {
    facts: facts.filter(({ value }) => value !== ""),
    online: onlineLine(t, invoice, language),
    footer: footerOf(t, invoice.sender.name, letter),
  };
}

/** The facts with what has been received; what is paid names neither account nor due date. */
function owedFacts(t: Translate, invoice: MailedInvoice, language: Locale): Fact[] {
  const { number, total, charged, currency, allocations } = invoice;
  const money = moneyOf(allocations);
  const received = { label: t("emails:invoice.received"), value: formatMoney(money, currency) };
  if (isPaidUp(invoice))
    return [
      { label: t("emails:invoice.number"), value: number },
      { label: t("emails:invoice.total"), value: formatMoney(total + charged, currency), isAmount: true },
      received,
    ];
  const facts = Object.entries(paymentFacts(invoice, language)).map(([name, value]) => ({
    label: t(`emails:invoice.${name as keyof PaymentFacts}`),
    value,
    isAmount: name === "amount",
  }));
  const [first, ...rest] = facts;
  return money > 0 && first ? [first, received, ...rest] : facts;
}

function onlineLine(t: Translate, invoice: MailedInvoice, language: Locale): Labelled | null {
  if (!invoice.publicUrl) return null;
  const lang = language === invoice.language ? "" : `?lang=${language}`;
  const label = t(`emails:invoice.${invoice.claimsMore || isPaidUp(invoice) ? "onlineView" : "online"}`);
  return { label, value: invoice.publicUrl + lang };
}

function noteFacts(
  t: Translate,
  { number, total, currency }: OwedInvoice,
  corrects: Corrects,
  language: Locale,
): Fact[] {
  return [
    { label: t("emails:creditNote.number"), value: number },
    { label: t("emails:creditNote.amount"), value: formatMoney(total, currency), isAmount: true },
    {
      label: t("emails:creditNote.corrects"),
      value: `${corrects.number}, ${formatDay(corrects.issueDate, language)}`,
    },
  ];
}
