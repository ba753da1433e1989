import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { addressesOf } from "#app/platform/mail/addresses.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import type { briefInvoiceJson, briefOfferJson } from "#app/features/programs/previews/brief-papers.ts";
import { formatChf, formatMoney } from "#app/swiss/money.ts";

/** What people typed stands in quotes, so that it cannot pass for a sentence of ours. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

export function quotedAddresses({ recipient, cc }: { recipient: string; cc: string }): string {
  return [...addressesOf(recipient), ...addressesOf(cc)].map(quoted).join(" and ");
}

export function invoiceSentence(invoice: Invoice): string {
  const { number, status, recipient, total, dueDate, currency } = invoice;
  const due = amountDue(invoice);
  const left = due === total ? "" : `, of which ${formatMoney(due, currency)} outstanding`;
  const amounts = `${formatMoney(total, currency)}${left}`;
  return `${quoted(number)} to ${quoted(recipient.name)}: ${amounts}, due ${dueDate}, status ${status}.`;
}

export function offerSentence({ number, status, recipient, total, validUntil }: Offer): string {
  const amount = formatChf(total);
  return `${quoted(number)} to ${quoted(recipient.name)}: ${amount}, valid until ${validUntil}, status ${status}.`;
}

export function copyOf({ copyToMe }: { copyToMe: boolean }): string {
  return copyToMe ? ", with a copy to the account's owner" : "";
}

/** A sentence about what is shown before a yes. */
export function briefSentence({
  invoiceNumber,
  recipient,
  total,
  amountDue,
  currency,
  dueDate,
}: ReturnType<typeof briefInvoiceJson>): string {
  const left = amountDue === total ? "" : `, of which ${currency} ${amountDue.toFixed(2)} outstanding`;
  const amounts = `${currency} ${total.toFixed(2)}${left}`;
  return `${quoted(invoiceNumber)} to ${quoted(recipient.name)} (${amounts}, due ${dueDate})`;
}

export function briefOfferSentence(offer: ReturnType<typeof briefOfferJson>): string {
  const { offerNumber, recipient, total, validUntil } = offer;
  return `${quoted(offerNumber)} to ${quoted(recipient.name)} (CHF ${total.toFixed(2)}, valid until ${validUntil})`;
}

/** @param amount francs */
export function chf(amount: number): string {
  return `CHF ${amount.toFixed(2)}`;
}
