import { catalogueFields } from "#app/features/selling/catalogue/catalogue-fields.ts";
import {
  clientAddressFields,
  clientFields,
  clientSettings,
} from "#app/features/selling/clients/client-fields.ts";
import { expenseFields } from "#app/features/taxes/expenses/expense-fields.ts";
import { contentFields, invoiceFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
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
import { offerContentFields, offerFields } from "#app/features/selling/offers/fields/offer-fields.ts";
import type { Cell } from "#app/features/front/exports/sheet.ts";
import type { CellKind } from "#app/platform/forms/field-kinds.ts";
import type { FieldRecord } from "#app/platform/forms/field-record.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";

/** Where the cell stands in the JSON of its row: `recipient.address.city`. */
export interface StableColumn {
  path: string;
  kind: CellKind;
}

const TIMES = all("text", "createdAt", "updatedAt");

const { currency: _currency, ...content } = contentFields;

export const STABLE_INVOICES: readonly StableColumn[] = [
  ...all("text", "id", "clientId", "kind", "status"),
  ...fields(invoiceFields),
  ...fields(content),
  ...fields(recipientFields, "recipient."),
  ...fields(recipientAddressFields, "recipient.address."),
  ...fields(senderFields, "sender."),
  ...fields(profileFields, "sender."),
  ...fields(senderAddressFields, "sender.address."),
  ...all("text", "currency"),
  ...all("amount", "subtotal", "discountTotal", "vatTotal", "rounding", "total", "amountPaid", "amountDue"),
  ...fields(referenceFields),
  ...all("day", "paidOn"),
  ...all("text", "corrects.id", "corrects.invoiceNumber"),
  ...all("number", "version"),
  ...TIMES,
];

export const STABLE_ITEMS: readonly StableColumn[] = [
  ...all("text", "id", "invoiceId", "invoiceNumber", "kind"),
  ...all("number", "position"),
  ...fields(itemFields),
  ...all("amount", "total"),
];

export const STABLE_OFFERS: readonly StableColumn[] = [
  ...all("text", "id", "clientId", "status"),
  ...all("number", "revision"),
  ...fields(offerFields),
  ...fields(offerContentFields),
  ...fields(recipientFields, "recipient."),
  ...fields(recipientAddressFields, "recipient.address."),
  ...all("text", "currency", "items"),
  ...all("amount", "subtotal", "discountTotal", "vatTotal", "rounding", "total"),
  ...all("text", "publicUrl", "acceptedAt", "acceptedBy", "declinedAt", "declinedBy", "answerRemark"),
  ...all("text", "invoices"),
  ...all("number", "version"),
  ...TIMES,
];

export const STABLE_CLIENTS: readonly StableColumn[] = [
  ...all("text", "id"),
  ...fields(clientFields),
  ...fields(clientAddressFields, "address."),
  ...fields(clientSettings),
  ...all("number", "version"),
  ...TIMES,
];

export const STABLE_PAYMENTS: readonly StableColumn[] = [
  ...all("text", "id", "clientId", "state", "source", "method"),
  ...all("day", "paidOn"),
  ...all("amount", "amount"),
  ...all("text", "currency", "payer.name", "payer.iban", "reference", "message", "note", "reason"),
  ...all("amount", "instructed.amount"),
  ...all("text", "instructed.currency"),
  ...all("amount", "charges", "fee", "credit", "refunded"),
  ...all("text", "allocations", "proposal", "bankFileId", "reversedAt", "createdAt"),
];

export const STABLE_LEDGER: readonly StableColumn[] = [
  ...all("text", "invoiceId", "invoiceNumber", "clientId"),
  ...all("day", "day"),
  ...all("text", "type", "kind"),
  ...all("amount", "amount"),
  ...all("text", "vat", "paymentId", "reminderId"),
  ...all("amount", "balance"),
];

export const STABLE_CATALOGUE: readonly StableColumn[] = [
  ...all("text", "id", ...LOCALES.map((locale) => `name.${locale}`)),
  ...fields(catalogueFields),
  ...all("text", "archived"),
  ...all("number", "version"),
  ...TIMES,
];

export const STABLE_EXPENSES: readonly StableColumn[] = [
  ...all("text", "id"),
  ...fields(expenseFields),
  ...all("number", "account"),
  ...all("amount", "amount", "vat"),
  ...all("text", "rows", "receipt.name", "receipt.sha256", "externalId"),
  ...all("number", "version"),
  ...TIMES,
];

export const STABLE_STATS: readonly StableColumn[] = [
  ...all("number", "totalInvoices", "paidInvoices", "pendingInvoices", "overdueInvoices"),
  ...all("number", "draftInvoices", "cancelledInvoices"),
  ...all("amount", "openAmount", "overdueAmount"),
];

/** What JSON leaves out or says null for is empty; lists and objects are JSON. */
export function stableCell(json: unknown, { path }: StableColumn): Cell {
  const value = path.split(".").reduce(propertyOf, json);
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "string") return value;
  return JSON.stringify(value);
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (Reflect.get(value, name) as unknown) : undefined;
}

function fields(record: FieldRecord, prefix = ""): StableColumn[] {
  return Object.entries(record).map(([key, { json, kind }]) => ({
    path: prefix + (json ?? key),
    kind: kind.cell,
  }));
}

function all(kind: CellKind, ...paths: string[]): StableColumn[] {
  return paths.map((path) => ({ path, kind }));
}
