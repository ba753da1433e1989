import { contentLines } from "#app/features/selling/invoices/fields/content-lines.ts";
import { contentFields, invoiceFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { kinds } from "#app/platform/forms/field-kinds.ts";
import type { FieldRecord } from "#app/platform/forms/field-record.ts";
import { day, optionalText } from "#app/platform/forms/fields.ts";
import { lineFields } from "#app/platform/forms/line-field.ts";
import { printable } from "#app/platform/forms/printable-field.ts";

const { issueDate, serviceFrom, serviceTo, language } = invoiceFields;

const MAX_TERMS = 2000;

export const offerFields = {
  number: { kind: kinds.text, json: "offerNumber", isSearched: true },
  issueDate: { kind: issueDate.kind, column: issueDate.column, rule: issueDate.rule },
  validUntil: { kind: kinds.day, column: "valid_until", rule: day().optional() },
  serviceFrom,
  serviceTo,
  language,
} as const satisfies FieldRecord;

const { notes, invoiceDiscount, pricesIncludeVat } = contentFields;

/** What a duplicate carries too. An early-payment discount belongs to invoices. */
export const offerContentFields = {
  ...lineFields(contentLines),
  notes,
  invoiceDiscount,
  pricesIncludeVat,
  terms: {
    kind: kinds.text,
    rule: printable(optionalText({ max: MAX_TERMS })),
    cap: MAX_TERMS,
    isSearched: true,
  },
} as const satisfies FieldRecord;
