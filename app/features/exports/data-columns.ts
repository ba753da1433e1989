import type { Client } from "#app/features/clients/clients.server.ts";
import type { Invoice } from "#app/features/invoices/invoices.server.ts";
import type { InvoiceItem } from "#app/features/invoices/document/invoice-document.ts";
import type { InvoiceStatus } from "#app/features/invoices/invoice.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { formatPhone } from "#app/swiss/phone.ts";
import { quantityToNumber } from "#app/swiss/quantity.ts";
import { vatRateToNumber } from "#app/swiss/vat.ts";
import type { Cell, CellKind } from "./sheet.ts";

/** A column: the key of its heading, what its cells are, and how to read one. */
export type ColumnOf<T> = readonly [key: string, kind: CellKind, cell: (row: T) => Cell];

export interface InvoiceLine {
  invoice: Invoice;
  paid: number;
  /** The status in words. */
  statusText: (status: InvoiceStatus) => string;
}

export const INVOICE_COLUMNS: readonly ColumnOf<InvoiceLine>[] = [
  ["number", "text", ({ invoice }) => invoice.number],
  ["status", "text", ({ invoice, statusText }) => statusText(invoice.status)],
  ["name", "text", ({ invoice }) => invoice.recipient.name],
  ["contact", "text", ({ invoice }) => invoice.recipient.contact],
  ["email", "text", ({ invoice }) => invoice.recipient.email],
  ["phone", "text", ({ invoice }) => formatPhone(invoice.recipient.phone)],
  ["street", "text", ({ invoice }) => invoice.recipient.street],
  ["buildingNumber", "text", ({ invoice }) => invoice.recipient.buildingNumber],
  ["postalCode", "text", ({ invoice }) => invoice.recipient.postalCode],
  ["city", "text", ({ invoice }) => invoice.recipient.city],
  ["country", "text", ({ invoice }) => invoice.recipient.country],
  ["issueDate", "day", ({ invoice }) => invoice.issueDate],
  ["dueDate", "day", ({ invoice }) => invoice.dueDate],
  ["serviceFrom", "day", ({ invoice }) => invoice.serviceFrom],
  ["serviceTo", "day", ({ invoice }) => invoice.serviceTo],
  ["language", "text", ({ invoice }) => invoice.language],
  ["subject", "text", ({ invoice }) => invoice.subject],
  ["notes", "text", ({ invoice }) => invoice.notes],
  ["subtotal", "amount", ({ invoice }) => rappenToNumber(invoice.subtotal)],
  ["vatTotal", "amount", ({ invoice }) => rappenToNumber(invoice.vatTotal)],
  ["total", "amount", ({ invoice }) => rappenToNumber(invoice.total)],
  ["paid", "amount", ({ paid }) => rappenToNumber(paid)],
  ["open", "amount", ({ invoice, paid }) => rappenToNumber(isOpen(invoice) ? invoice.total - paid : 0)],
  ["paidOn", "day", ({ invoice }) => invoice.paidOn ?? ""],
  ["iban", "text", ({ invoice }) => invoice.sender.iban],
  ["referenceType", "text", ({ invoice }) => invoice.referenceType],
  ["reference", "text", ({ invoice }) => invoice.reference],
];

function isOpen({ status }: Invoice): boolean {
  return status === "sent" || status === "overdue";
}

export const ITEM_COLUMNS: readonly ColumnOf<{ number: string; position: number; item: InvoiceItem }>[] = [
  ["number", "text", ({ number }) => number],
  ["position", "number", ({ position }) => position],
  ["description", "text", ({ item }) => item.description],
  ["quantity", "number", ({ item }) => quantityToNumber(item.quantity)],
  ["unit", "text", ({ item }) => item.unit],
  ["unitPrice", "amount", ({ item }) => rappenToNumber(item.unitPrice)],
  ["vatRate", "number", ({ item }) => vatRateToNumber(item.vatRate)],
  ["lineTotal", "amount", ({ item }) => rappenToNumber(item.total)],
];

export const CLIENT_COLUMNS: readonly ColumnOf<Client>[] = [
  ["name", "text", (client) => client.name],
  ["contact", "text", (client) => client.contact],
  ["email", "text", (client) => client.email],
  ["phone", "text", (client) => formatPhone(client.phone)],
  ["street", "text", (client) => client.street],
  ["buildingNumber", "text", (client) => client.buildingNumber],
  ["postalCode", "text", (client) => client.postalCode],
  ["city", "text", (client) => client.city],
  ["country", "text", (client) => client.country],
  ["vatNumber", "text", (client) => client.vatNumber],
  ["language", "text", (client) => client.language],
];
