import { invoiceFields, contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import type { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import {
  referenceFields,
  senderAddressFields,
  senderFields,
} from "#app/features/selling/invoices/fields/payment-fields.ts";
import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { isBlankRow } from "./blank-row.ts";
import { type FieldRecord, type NamesOf, namesOf } from "#app/platform/forms/field-record.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";

/** A field of the form that people know by a name; those of a row without its number. */
export type InvoiceFormField =
  | NamesOf<typeof invoiceFields | typeof contentFields | typeof referenceFields, "form">
  | NamesOf<typeof recipientFields | typeof recipientAddressFields, "form">
  | NamesOf<typeof senderFields | typeof senderAddressFields, "form">
  | "items"
  | `items.${NamesOf<typeof itemFields, "form">}`;

/** Form field → path in the rule schema; rows have the same names in both. */
const PATHS = new Map([
  ...paths(invoiceFields),
  ...paths(contentFields),
  ...paths(referenceFields),
  ...paths(recipientFields, "recipient."),
  ...paths(recipientAddressFields, "recipient.address."),
  ...paths(senderFields, "sender."),
  ...paths(senderAddressFields, "sender.address."),
  ...["items", "version", "clientId", "saveClient"].map((name) => [name, name] as const),
]);

const FIELDS = new Map([...PATHS].map(([field, path]) => [path, field]));

function paths(fields: FieldRecord, before = ""): [field: string, path: string][] {
  const json = namesOf(fields, "json");
  return [...namesOf(fields, "form")].map(([key, field]) => [field, `${before}${json.get(key)}`]);
}

export function readInvoiceForm(values: FormValues): FormValues {
  const result: FormValues = {};
  const filled: FormValues = {
    ...values,
    ...(Array.isArray(values.items) ? { items: withoutBlankEnd(values.items) } : {}),
  };
  for (const [field, path] of PATHS) {
    const value = filled[field];
    if (value !== undefined) place(result, path.split("."), value);
  }
  return result;
}

/** Rows at the end in which nothing was typed are not meant; the first one stays, and says what is missing. */
function withoutBlankEnd(rows: FormValues[]): FormValues[] {
  const last = rows.findLastIndex((row) => !isBlankRow(row));
  return rows.slice(0, Math.max(1, last + 1));
}

export function invoiceFieldName(path: string): string {
  return FIELDS.get(path) ?? path;
}

function place(target: FormValues, [step = "", ...rest]: string[], value: FormValues[string]): void {
  if (rest.length === 0) {
    target[step] = value;
    return;
  }
  place(group(target, step), rest, value);
}

function group(target: FormValues, step: string): FormValues {
  const existing = target[step];
  if (typeof existing === "object" && !Array.isArray(existing)) return existing;
  return (target[step] = {});
}
