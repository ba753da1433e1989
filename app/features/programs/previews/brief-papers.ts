import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { rappenToNumber } from "#app/swiss/money.ts";

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
    payTo: invoice.sender.iban,
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
