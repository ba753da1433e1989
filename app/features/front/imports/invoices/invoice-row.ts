import type { z } from "zod";
import type { invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { invoiceFields, contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { referenceFields } from "#app/features/selling/invoices/fields/payment-fields.ts";
import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { type FieldRecord, namesOf, type NamesOf } from "#app/platform/forms/field-record.ts";
import { CURRENCIES, type Currency } from "#app/swiss/money.ts";
import type { VatRate } from "#app/swiss/vat.ts";
import { normaliseReference, REFERENCE_TYPES } from "#app/swiss/reference.ts";
import { contactIn, nameIn, type RowValues } from "#app/features/front/imports/clients/client-row.ts";
import type { InvoiceGroup } from "./invoice-group.ts";
import { readDay, readLanguage } from "#app/features/front/imports/file/row-reader.ts";

/** @param usualRate of rows that say none; 0 stands in where it is still to be asked */
export function rawInvoice(
  { values, items }: InvoiceGroup,
  usualRate: VatRate | null,
): z.input<typeof invoiceSchema> {
  const { clientId = "", email = "", postalCode = "", city = "", country, iban } = values;
  return {
    ...rawFields(invoiceFields, values),
    issueDate: readDay(values.issueDate ?? ""),
    language: readLanguage(values.language ?? "") ?? undefined,
    ...rawFields(contentFields, values),
    ...(isOfTotals(values) && !values.subtotal ? { pricesIncludeVat: true } : {}),
    clientId,
    currency: currencyIn(values),
    recipient: {
      ...rawFields(recipientFields, values),
      name: nameIn(values),
      contact: contactIn(values) || undefined,
      phone: values.phone || values.mobile,
      email,
      address: { ...rawFields(recipientAddressFields, values), postalCode, city, country: country || "CH" },
    },
    items: items.map((item) => rawItem(item, usualRate ?? 0)),
    ...rawFields(referenceFields, values),
    paymentReferenceType: referenceType(values),
    ...(iban ? { sender: { name: "", iban } } : {}),
  };
}

function rawItem(values: RowValues, usualRate: VatRate) {
  const { description = "", quantity, vatRate, subject = "", number = "", subtotal, total } = values;
  const unitPrice = isOfTotals(values) ? subtotal || total || "" : (values.unitPrice ?? "");
  return {
    ...rawFields(itemFields, values),
    description: description || subject || number,
    quantity: quantity || "1",
    unitPrice,
    vatRate: vatRate || String(usualRate / 10),
  };
}

/** A list of invoices by their totals: each is one row, of its net amount or else of what it comes to. */
function isOfTotals({ unitPrice, subtotal, total }: RowValues): boolean {
  return unitPrice === undefined && Boolean(subtotal || total);
}

function rawFields<F extends FieldRecord>(fields: F, values: RowValues) {
  const given = [...namesOf(fields, "json")].flatMap(([key, name]) => {
    const cell = values[key];
    return cell ? [[name, fields[key]?.kind.cell === "day" ? readDay(cell) : cell]] : [];
  });
  return Object.fromEntries(given) as Partial<Record<NamesOf<F, "json">, string>>;
}

/** Other text is refused by `unknownCurrency`. */
function currencyIn({ currency = "" }: RowValues): Currency | undefined {
  return CURRENCIES.find((known) => known === currency.trim().toUpperCase());
}

export function unknownCurrency(values: RowValues): boolean {
  return Boolean(values.currency) && currencyIn(values) === undefined;
}

/** Other text is refused by `unknownReferenceType`. */
function referenceType({
  referenceType = "",
}: RowValues): z.input<typeof invoiceSchema>["paymentReferenceType"] {
  const code = normaliseReference(referenceType);
  return REFERENCE_TYPES.find((type) => type === code) ?? "";
}

export function unknownReferenceType(values: RowValues): boolean {
  return Boolean(values.referenceType) && referenceType(values) === "";
}

/** Paths of the schema whose field has another name. */
const FIELD_OF = new Map([
  ...[invoiceFields, contentFields, referenceFields].flatMap((fields) =>
    [...namesOf(fields, "json")].map(([key, path]) => [path, key] as const),
  ),
  ["sender.iban", "iban"],
  ["items", "description"],
]);

export function invoiceField(path: string): { field: string; item: number } {
  const row = /^items\[(\d+)\]\.(\w+)$/.exec(path);
  if (row) return { field: row[2]!, item: Number(row[1]) };
  return { field: FIELD_OF.get(path) ?? path.replace(/^recipient\.(address\.)?/, ""), item: 0 };
}
