import { z } from "zod";
import { type FieldKind, kinds } from "#app/platform/forms/field-kinds.ts";
import type { FieldRecord } from "#app/platform/forms/field-record.ts";
import {
  addFieldError,
  flagRule,
  optionalLine,
  optionalText,
  zeroReasonRule,
} from "#app/platform/forms/fields.ts";
import { unitPrice } from "#app/platform/forms/numeric-field.ts";
import { printable } from "#app/platform/forms/printable-field.ts";
import { VAT_CLASSES, type VatClass } from "./vat-class.ts";

/** The characters that the form of an invoice takes in a row (rule 9). */
const MAX_NAME = 50;

const name = {
  kind: kinds.text,
  rule: printable(optionalLine({ max: MAX_NAME })),
  cap: MAX_NAME,
  isSearched: true,
} as const;

export const catalogueNames = {
  en: {
    ...name,
    form: "nameEn",
    column: "name_en",
    label: "catalogue:field.nameEn",
  },
  de: {
    ...name,
    form: "nameDe",
    column: "name_de",
    label: "catalogue:field.nameDe",
  },
  fr: {
    ...name,
    form: "nameFr",
    column: "name_fr",
    label: "catalogue:field.nameFr",
  },
  it: {
    ...name,
    form: "nameIt",
    column: "name_it",
    label: "catalogue:field.nameIt",
  },
} as const satisfies FieldRecord;

const flagKind: FieldKind<number> = {
  ...kinds.flag,
  json: (value) => value === 1,
  answer: z.boolean(),
};

const vatClassKind: FieldKind<VatClass> = {
  ...kinds.text,
  answer: z.enum(VAT_CLASSES),
  stored: z.enum(VAT_CLASSES).default(VAT_CLASSES[0]),
};

export const catalogueFields = {
  number: {
    kind: kinds.text,
    rule: printable(optionalLine({ max: 35 })),
    cap: 35,
    isSearched: true,
    label: "catalogue:field.number",
  },
  description: {
    kind: kinds.text,
    rule: printable(optionalText({ max: 500 })),
    cap: 500,
    isSearched: true,
    label: "catalogue:field.description",
  },
  unit: {
    kind: kinds.text,
    rule: printable(optionalLine({ max: 20 })),
    cap: 20,
  },
  unitPrice: {
    kind: kinds.amount,
    column: "unit_price",
    rule: unitPrice,
  },
  pricesIncludeVat: {
    kind: flagKind,
    column: "includes_vat",
    rule: flagRule,
    label: "catalogue:field.pricesIncludeVat",
  },
  vatClass: {
    kind: vatClassKind,
    column: "vat_class",
    rule: z
      .string()
      .default("normal")
      .transform((value, ctx): VatClass => {
        const known = VAT_CLASSES.find((candidate) => candidate === value);
        return known ?? addFieldError(ctx, "field.not_one_of", { values: VAT_CLASSES.join(", ") });
      }),
    label: "catalogue:field.vatClass",
  },
  zeroRateReason: {
    kind: kinds.zeroReason,
    column: "zero_rate_reason",
    rule: zeroReasonRule,
    label: "invoices:field.items_zeroRateReason",
  },
} as const satisfies FieldRecord;
