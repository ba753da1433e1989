import { asksForPayment } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { percentText, skontoOffers } from "#app/features/selling/invoices/fields/skonto.ts";
import { balanceOf } from "#app/features/books/ledger/amount-due.ts";
import { sumOf } from "#app/features/books/ledger/payment.ts";
import { isAbroad } from "#app/swiss/countries.ts";
import { daysBetween, formatDay } from "#app/swiss/dates.ts";
import { formatIban, isQrIban } from "#app/swiss/iban.ts";
import { formatAmount } from "#app/swiss/money.ts";
import type {
  InvoiceContent,
  InvoiceDocument,
} from "#app/features/selling/invoices/document/invoice-document.ts";
import type { InvoiceMessages } from "./invoice-messages.ts";

/** Empty when there is nothing to pay any more. */
export function paymentTerms(document: InvoiceDocument, messages: InvoiceMessages): string {
  if (!asksForPayment(document)) return "";
  const days = daysBetween(document.issueDate, document.dueDate);
  const term = days > 0 ? messages.count("term", days) : messages.say("termNow");
  return [term, ...skontoTerms(document, messages), abroadTerm(document, messages)].filter(Boolean).join(" ");
}

function skontoTerms(document: InvoiceDocument, { say }: InvoiceMessages): string[] {
  const { language, asOf = "" } = document;
  const credited = sumOf(document.allocations, "credit");
  return skontoOffers({ ...document, credited, due: balanceOf(document) })
    .filter(({ until }) => until >= asOf)
    .map(({ percent, until, amount }) =>
      say("skonto", {
        percent: percentText(percent),
        date: formatDay(until, language),
        amount: formatAmount(amount),
      }),
    );
}

function abroadTerm(document: InvoiceDocument, { say }: InvoiceMessages): string {
  const iban = ibanFromAbroad(document);
  if (iban === "" || document.total === 0) return "";
  return say("fromAbroad", { iban: formatIban(iban), name: document.sender.name });
}

/** The bank of a payer outside Switzerland and Liechtenstein knows no QR-IBAN; empty for all others. */
export function ibanFromAbroad({ recipient, sender }: Pick<InvoiceContent, "recipient" | "sender">): string {
  if (!isAbroad(recipient.country)) return "";
  return isQrIban(sender.iban) ? sender.normalIban : sender.iban;
}
