import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { moneyOf } from "#app/features/books/ledger/payment.ts";
import {
  businessDocuments,
  findInvoices,
  type Invoice,
  invoicesOf,
} from "#app/features/selling/invoices/document/invoices.server.ts";
import { contentFields, invoiceFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import {
  profileFields,
  referenceFields,
  senderAddressFields,
  senderFields,
} from "#app/features/selling/invoices/fields/payment-fields.ts";
import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { exportedPart } from "#app/features/front/exports/export-part.server.ts";
import { pagesByDay, pagesOf, type Period, rowsOfPeriod } from "#app/features/front/exports/pages.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { type Rappen, rappenToNumber } from "#app/swiss/money.ts";
import { column, fieldColumns, stable, stableFields, WRITTEN } from "./column.ts";

/** Few, so that reading them blocks nobody for long. */
export const INVOICES_AT_ONCE = 25;

const { number, ...furtherFields } = invoiceFields;
const { iban } = senderFields;
const { currency: _currency, ...content } = contentFields;

export const INVOICES = exportedPart<Invoice>({
  name: "invoices",
  size: (ctx, period) => countOf(invoicesIn(ctx, period)),
  pages: ({ ctx, options, ids, counted }) =>
    counted(
      ids ? pagesOf(ids, INVOICES_AT_ONCE, (some) => findInvoices(ctx, some)) : invoicePages(ctx, options),
    ),
  columns: [
    ...fieldColumns({ number }, (invoice: Invoice) => invoice),
    column("status", "text", ({ status }, t) => t(`invoices:status.${status}`)),
    ...fieldColumns(recipientFields, (invoice: Invoice) => invoice.recipient),
    ...fieldColumns(recipientAddressFields, (invoice: Invoice) => invoice.recipient),
    ...fieldColumns(furtherFields, (invoice: Invoice) => invoice),
    ...fieldColumns(contentFields, (invoice: Invoice) => invoice),
    column("subtotal", "amount", (invoice) => signedAmount(invoice, invoice.subtotal)),
    column("vatTotal", "amount", (invoice) => signedAmount(invoice, invoice.vatTotal)),
    column("rounding", "amount", (invoice) => signedAmount(invoice, invoice.rounding)),
    column("total", "amount", (invoice) => signedAmount(invoice, invoice.total)),
    column("paid", "amount", (invoice) => rappenToNumber(moneyOf(invoice.allocations))),
    column("open", "amount", (invoice) => rappenToNumber(isOpen(invoice) ? amountDue(invoice) : 0)),
    column("paidOn", "day", (invoice) => invoice.paidOn ?? ""),
    ...fieldColumns({ iban }, (invoice: Invoice) => invoice.sender),
    ...fieldColumns(referenceFields, (invoice: Invoice) => invoice),
    column("kind", "text", ({ kind }, t) => t(`exports:kind.${kind}`)),
    column("corrects", "text", (invoice) => invoice.corrects?.number ?? ""),
    column("reminded", "number", (invoice) => invoice.remindedLevel),
  ],
  stableColumns: [
    ...stable("text", "id", "clientId", "kind", "status"),
    ...stableFields(invoiceFields),
    ...stableFields(content),
    ...stableFields(recipientFields, "recipient."),
    ...stableFields(recipientAddressFields, "recipient.address."),
    ...stableFields(senderFields, "sender."),
    ...stableFields(profileFields, "sender."),
    ...stableFields(senderAddressFields, "sender.address."),
    ...stable("text", "currency"),
    ...stable(
      "amount",
      "subtotal",
      "discountTotal",
      "vatTotal",
      "rounding",
      "total",
      "amountPaid",
      "amountDue",
    ),
    ...stableFields(referenceFields),
    ...stable("day", "paidOn"),
    ...stable("text", "corrects.id", "corrects.invoiceNumber"),
    ...WRITTEN,
  ],
  stable: (invoice) => ({ ...invoiceJson(invoice), kind: invoice.kind }),
  json: exportedInvoiceJson,
});

/** Credit notes are less than nothing, so that a sheet can be summed. */
export function signedAmount({ kind }: Invoice, amount: Rappen): number {
  return rappenToNumber(kind === "credit_note" && amount !== 0 ? -amount : amount);
}

function isOpen({ status }: Invoice): boolean {
  return status === "sent" || status === "overdue";
}

function exportedInvoiceJson(invoice: Invoice) {
  const { delivery: _latest, ...content } = invoiceJson(invoice);
  return { ...content, paid: rappenToNumber(moneyOf(invoice.allocations)) };
}

export async function* invoicePages(ctx: BusinessContext, period: Period): AsyncGenerator<Invoice[]> {
  const rows = invoicesIn(ctx, period).selectAll();
  for await (const page of pagesByDay(rows, "issue_date", INVOICES_AT_ONCE))
    yield await invoicesOf(ctx, page);
}

/** Credit notes too. */
export function invoicesIn(ctx: BusinessContext, period: Period) {
  return rowsOfPeriod(businessDocuments(ctx), "issue_date", period);
}
