import { type LedgerEntry, ledgerOf } from "#app/features/books/ledger/ledger.ts";
import { ledgerEntryJson } from "#app/features/books/ledger/payment-json.ts";
import type { InvoiceItem } from "#app/features/selling/invoices/document/invoice-document.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { eachRow, exportedPart } from "#app/features/front/exports/export-part.server.ts";
import type { Period } from "#app/features/front/exports/pages.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { jsonOf } from "#app/platform/forms/field-record.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { column, fieldColumns, stable, stableFields } from "./column.ts";
import { invoicePages, invoicesIn, signedAmount } from "./invoices.server.ts";

interface ItemLine {
  invoice: Invoice;
  /** The place among the rows, from 1. */
  position: number;
  item: InvoiceItem;
}

export const ITEMS = exportedPart<ItemLine>({
  name: "items",
  size: (ctx, period) => countOf(itemsIn(ctx, period)),
  pages: ({ ctx, options, counted }) => counted(eachRow(invoicePages(ctx, options), linesOf)),
  columns: [
    column("number", "text", ({ invoice }) => invoice.number),
    column("position", "number", ({ position }) => position),
    ...fieldColumns(itemFields, ({ invoice, item }: ItemLine) =>
      invoice.kind === "credit_note" ? { ...item, quantity: -item.quantity } : item,
    ),
    column("lineTotal", "amount", ({ invoice, item }) => signedAmount(invoice, item.total)),
  ],
  stableColumns: [
    ...stable("text", "id", "invoiceId", "invoiceNumber", "kind"),
    ...stable("number", "position"),
    ...stableFields(itemFields),
    ...stable("amount", "total"),
  ],
  stable: lineJson,
});

interface LedgerRow {
  invoice: Invoice;
  entry: LedgerEntry;
}

/** Charged less settled is what is open; of each invoice the last row says the same. Nobody owes a draft. */
export const LEDGER = exportedPart<LedgerRow>({
  name: "ledger",
  size: (ctx, period) => countOf(invoicesIn(ctx, period)),
  pages: ({ ctx, options, counted }) =>
    eachRow(counted(invoicePages(ctx, options)), (invoice) =>
      invoice.state === "draft" ? [] : ledgerOf(invoice).map((entry) => ({ invoice, entry })),
    ),
  columns: [
    column("number", "text", ({ invoice }) => invoice.number),
    column("name", "text", ({ invoice }) => invoice.recipient.name),
    column("invoices:field.currency", "text", ({ invoice }) => invoice.currency),
    column("ledgerDay", "day", ({ entry }) => entry.day),
    column("ledgerKind", "text", ({ entry }, t) => t(`exports:ledgerKind.${entry.kind}`)),
    column("creditNote", "text", ({ entry }) => entry.creditNoteNumber),
    column("charged", "amount", ({ entry }) => amountOf(entry, "charge")),
    column("settled", "amount", ({ entry }) => amountOf(entry, "settlement")),
    column("balance", "amount", ({ entry }) => rappenToNumber(entry.balance)),
    column("includedVat", "amount", ({ entry }) =>
      rappenToNumber(entry.vat.reduce((sum, { vat }) => sum + vat, 0)),
    ),
  ],
  stableColumns: [
    ...stable("text", "invoiceId", "invoiceNumber", "clientId"),
    ...stable("day", "day"),
    ...stable("text", "type", "kind"),
    ...stable("amount", "amount"),
    ...stable("text", "vat", "paymentId", "reminderId"),
    ...stable("amount", "balance"),
  ],
  stable: ledgerRowJson,
});

function itemsIn(ctx: BusinessContext, period: Period) {
  const invoices = invoicesIn(ctx, period).select("id");
  return ctx.db.selectFrom("invoice_items").where("invoice_id", "in", invoices);
}

function linesOf(invoice: Invoice): ItemLine[] {
  return invoice.items.map((item, index) => ({ invoice, item, position: index + 1 }));
}

/** Rows have no id of their own: a change of the draft writes them anew. */
function lineJson({ invoice, item, position }: ItemLine) {
  const { id, number, kind } = invoice;
  return {
    ...jsonOf(itemFields, item),
    total: rappenToNumber(item.total),
    id: `${id}-${position}`,
    invoiceId: id,
    invoiceNumber: number,
    kind,
    position,
  };
}

function amountOf({ type, amount }: LedgerEntry, wanted: LedgerEntry["type"]): number | null {
  return type === wanted ? rappenToNumber(amount) : null;
}

function ledgerRowJson({ invoice, entry }: LedgerRow) {
  const { id: invoiceId, number: invoiceNumber, clientId } = invoice;
  return { invoiceId, invoiceNumber, clientId, ...ledgerEntryJson(entry) };
}
