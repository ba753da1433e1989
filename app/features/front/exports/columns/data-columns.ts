import { catalogueFields, catalogueNames } from "#app/features/selling/catalogue/catalogue-fields.ts";
import type { CatalogueItem } from "#app/features/selling/catalogue/catalogue-item.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import {
  clientAddressFields,
  clientFields,
  clientSettings,
} from "#app/features/selling/clients/client-fields.ts";
import type { InvoiceItem } from "#app/features/selling/invoices/document/invoice-document.ts";
import { invoiceFields, contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { referenceFields, senderFields } from "#app/features/selling/invoices/fields/payment-fields.ts";
import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { moneyOf } from "#app/features/books/ledger/payment.ts";
import type { CellKind } from "#app/platform/forms/field-kinds.ts";
import { exportedOf, type FieldRecord, type ValuesOf } from "#app/platform/forms/field-record.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { type Rappen, rappenToNumber } from "#app/swiss/money.ts";
import type { Cell } from "#app/features/front/exports/sheet.ts";

export interface ColumnOf<Row> {
  label: string;
  kind: CellKind;
  cell: (row: Row, t: Translate) => Cell;
}

const { number, ...furtherFields } = invoiceFields;
const { iban } = senderFields;
const { number: _first, ...furtherCatalogueFields } = catalogueFields;

export const INVOICE_COLUMNS: readonly ColumnOf<Invoice>[] = [
  ...fieldColumns({ number }, (invoice: Invoice) => invoice),
  column("status", "text", ({ status }, t) => t(`invoices:status.${status}`)),
  ...fieldColumns(recipientFields, (invoice: Invoice) => invoice.recipient),
  ...fieldColumns(recipientAddressFields, (invoice: Invoice) => invoice.recipient),
  ...fieldColumns(furtherFields, (invoice: Invoice) => invoice),
  ...fieldColumns(contentFields, (invoice: Invoice) => invoice),
  column("subtotal", "amount", (invoice) => signed(invoice, invoice.subtotal)),
  column("vatTotal", "amount", (invoice) => signed(invoice, invoice.vatTotal)),
  column("rounding", "amount", (invoice) => signed(invoice, invoice.rounding)),
  column("total", "amount", (invoice) => signed(invoice, invoice.total)),
  column("paid", "amount", (invoice) => rappenToNumber(moneyOf(invoice.allocations))),
  column("open", "amount", (invoice) => rappenToNumber(isOpen(invoice) ? amountDue(invoice) : 0)),
  column("paidOn", "day", (invoice) => invoice.paidOn ?? ""),
  ...fieldColumns({ iban }, (invoice: Invoice) => invoice.sender),
  ...fieldColumns(referenceFields, (invoice: Invoice) => invoice),
  column("kind", "text", ({ kind }, t) => t(`exports:kind.${kind}`)),
  column("corrects", "text", (invoice) => invoice.corrects?.number ?? ""),
  column("reminded", "number", (invoice) => invoice.remindedLevel),
];

/** Credit notes are less than nothing, so that a sheet can be summed. */
function signed({ kind }: Invoice, amount: Rappen): number {
  return rappenToNumber(kind === "credit_note" && amount !== 0 ? -amount : amount);
}

function isOpen({ status }: Invoice): boolean {
  return status === "sent" || status === "overdue";
}

export interface ItemLine {
  invoice: Invoice;
  /** From 1. */
  position: number;
  item: InvoiceItem;
}

export const ITEM_COLUMNS: readonly ColumnOf<ItemLine>[] = [
  column("number", "text", ({ invoice }) => invoice.number),
  column("position", "number", ({ position }) => position),
  ...fieldColumns(itemFields, ({ invoice, item }: ItemLine) =>
    invoice.kind === "credit_note" ? { ...item, quantity: -item.quantity } : item,
  ),
  column("lineTotal", "amount", ({ invoice, item }) => signed(invoice, item.total)),
];

export const CLIENT_COLUMNS: readonly ColumnOf<Client>[] = [
  ...fieldColumns(clientFields, (client: Client) => client),
  ...fieldColumns(clientAddressFields, (client: Client) => client),
  ...fieldColumns(clientSettings, (client: Client) => client),
];

export const CATALOGUE_COLUMNS: readonly ColumnOf<CatalogueItem>[] = [
  ...fieldColumns({ number: catalogueFields.number }, (item: CatalogueItem) => item),
  ...fieldColumns(catalogueNames, (item: CatalogueItem) => item.name),
  ...fieldColumns(furtherCatalogueFields, (item: CatalogueItem) => item),
  {
    label: "catalogue:field.archived",
    kind: "text",
    cell: ({ archivedAt }) => (archivedAt === null ? "" : "1"),
  },
];

export function column<Row>(key: string, kind: CellKind, cell: ColumnOf<Row>["cell"]): ColumnOf<Row> {
  return { label: columnLabel(key), kind, cell };
}

export function columnLabel(key: string, field: { label?: string } = {}): string {
  return field.label ?? `exports:column.${key}`;
}

export function fieldColumns<F extends FieldRecord, Row>(
  fields: F,
  values: (row: Row) => ValuesOf<NoInfer<F>>,
): ColumnOf<Row>[] {
  return Object.entries(fields).map(([key, field]) => ({
    label: columnLabel(key, field),
    kind: field.kind.cell,
    cell: (row) => exportedOf(fields, key, values(row)),
  }));
}
