import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { addressesOf } from "#app/platform/mail/addresses.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { formatChf, formatMoney, rappenToNumber } from "#app/swiss/money.ts";

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

/** What somebody has to know to say yes. */
export function briefInvoiceJson(invoice: Invoice) {
  const { id, number, status, recipient, issueDate, dueDate, version } = invoice;
  return {
    id,
    invoiceNumber: number,
    status,
    currency: invoice.currency,
    recipient: { name: recipient.name, email: recipient.email },
    issueDate,
    dueDate,
    total: rappenToNumber(invoice.total),
    amountDue: rappenToNumber(amountDue(invoice)),
    version,
  };
}

export function briefOfferJson({ id, number, status, recipient, total, validUntil, version }: Offer) {
  return {
    id,
    offerNumber: number,
    status,
    currency: "CHF",
    recipient: { name: recipient.name, email: recipient.email },
    validUntil,
    total: rappenToNumber(total),
    version,
  };
}
