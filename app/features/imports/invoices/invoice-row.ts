import type { z } from "zod";
import type { invoiceSchema } from "#app/features/invoices/invoice.schema.ts";
import { normaliseReference, REFERENCE_TYPES } from "#app/swiss/reference.ts";
import type { RowValues } from "#app/features/imports/clients/client-row.ts";
import type { InvoiceGroup } from "./invoice-group.ts";
import { readDay, readLanguage } from "#app/features/imports/file/row-reader.ts";

/** The rows of an invoice as the rules of an invoice read them. */
export function rawInvoice({ values, items }: InvoiceGroup): z.input<typeof invoiceSchema> {
  const { street, buildingNumber, postalCode = "", city = "", country } = values;
  const { number, name = "", contact, email = "", phone, subject, notes, iban } = values;
  return {
    invoiceNumber: number,
    issueDate: readDay(values.issueDate ?? ""),
    ...(values.dueDate ? { dueDate: readDay(values.dueDate) } : {}),
    serviceFrom: readDay(values.serviceFrom ?? ""),
    serviceTo: readDay(values.serviceTo ?? ""),
    language: readLanguage(values.language ?? "") ?? undefined,
    subject,
    notes,
    recipient: {
      ...{ name, contact, email, phone },
      address: { street, buildingNumber, postalCode, city, country: country || "CH" },
    },
    items: items.map(rawItem),
    paymentReferenceType: referenceType(values),
    paymentReference: values.reference,
    ...(iban ? { sender: { iban } } : {}),
  };
}

/** Without a quantity it is one, without a rate there is no VAT. */
function rawItem({ description = "", quantity, unit, unitPrice = "", vatRate }: RowValues) {
  return { description, quantity: quantity || "1", unit, unitPrice, vatRate: vatRate || "0" };
}

/** Any other text is refused by `unknownReferenceType`. */
function referenceType({
  referenceType = "",
}: RowValues): z.input<typeof invoiceSchema>["paymentReferenceType"] {
  const code = normaliseReference(referenceType);
  return REFERENCE_TYPES.find((type) => type === code) ?? "";
}

/** A type of reference that there is not. */
export function unknownReferenceType(values: RowValues): boolean {
  return Boolean(values.referenceType) && referenceType(values) === "";
}

/** Paths of the schema whose field has another name. */
const FIELD_OF: Record<string, string> = {
  invoiceNumber: "number",
  paymentReference: "reference",
  paymentReferenceType: "referenceType",
  "sender.iban": "iban",
  items: "description",
};

/** The field of an invoice's rows that a path of the schema is about, and which of its lines. */
export function invoiceField(path: string): { field: string; item: number } {
  const row = /^items\[(\d+)\]\.(\w+)$/.exec(path);
  if (row) return { field: row[2]!, item: Number(row[1]) };
  return { field: FIELD_OF[path] ?? path.replace(/^recipient\.(address\.)?/, ""), item: 0 };
}
