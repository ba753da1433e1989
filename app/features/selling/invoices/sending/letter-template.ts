import type { Translate } from "#app/platform/i18n/messages.ts";
import type { OwedInvoice } from "#app/features/selling/invoices/document/invoice-document.ts";
import type { LanguageTexts } from "#app/features/selling/invoices/texts/own-texts.ts";
import { fillPlaceholders } from "#app/features/selling/invoices/texts/placeholders.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { balanceOf } from "#app/features/books/ledger/amount-due.ts";
import { moneyOf } from "#app/features/books/ledger/payment.ts";
import { formatMoney } from "#app/swiss/money.ts";
import { mailWords } from "#app/features/selling/papers/sending/paper-letter.ts";
import { SEND_CAPS } from "#app/features/selling/papers/sending/send-caps.ts";

interface LetterTemplate {
  subject: string;
  message: string;
}

/** A template in the language of `t`: the business's own words, or the product's where it has none. */
export function letterTemplate(
  t: Translate,
  invoice: OwedInvoice,
  { language, own }: { language: Locale; own: Pick<LanguageTexts, "subject" | "message"> },
): LetterTemplate {
  const { number, sender, recipient } = invoice;
  const amount = formatMoney(balanceOf(invoice), invoice.currency);
  const dueDate = formatDay(invoice.dueDate, language);
  const values = {
    number,
    amount,
    dueDate,
    name: recipient.contact || recipient.name,
    company: sender.name,
  };
  const corrects = invoice.corrects?.number ?? "";
  const words = mailWords(t, invoice.kind, { number, amount, dueDate, corrects, sender: sender.name });
  if (invoice.corrects) return words;
  if (isPaidUp(invoice)) return paidWords(t, invoice);
  return {
    subject: own.subject ? fillPlaceholders(own.subject, values).slice(0, SEND_CAPS.subject) : words.subject,
    message: own.message ? fillPlaceholders(own.message, values) : words.message,
  };
}

/** The business's own words may ask for money. */
function paidWords(t: Translate, { number, sender, total, charged, currency, allocations }: OwedInvoice) {
  const values = {
    number,
    sender: sender.name,
    total: formatMoney(total + charged, currency),
    received: formatMoney(moneyOf(allocations), currency),
  };
  return {
    subject: t("emails:invoicePaid.subject", values),
    message: t("emails:invoicePaid.message", values),
  };
}

/** Money came in, and nothing is left to pay. */
export function isPaidUp(invoice: OwedInvoice): boolean {
  return moneyOf(invoice.allocations) > 0 && balanceOf(invoice) <= 0;
}

/** The product's own words, with placeholders where an invoice's facts would be. */
export function productTexts(t: Translate): LetterTemplate {
  const words = { number: "{number}", amount: "{amount}", dueDate: "{dueDate}", sender: "{company}" };
  return mailWords(t, "invoice", words);
}
