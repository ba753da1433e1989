import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { listPageJson } from "#app/platform/lists/pages.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import type { InvoicePage, InvoiceSummary } from "./list-invoices.server.ts";

export function invoicePageJson({ invoices, ...list }: InvoicePage) {
  return {
    invoices: invoices.map(invoiceSummaryJson),
    ...listPageJson(list),
  };
}

export function invoiceSummaryJson(invoice: InvoiceSummary) {
  return {
    _id: invoice.id,
    id: invoice.id,
    ...(invoice.kind === "credit_note" ? { kind: invoice.kind } : {}),
    invoiceNumber: invoice.number,
    status: invoice.status,
    currency: invoice.currency,
    recipient: { name: invoice.recipientName },
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    total: rappenToNumber(invoice.total),
    amountDue: rappenToNumber(amountDue(invoice)),
  };
}
