import { z } from "zod";
import { optionalLocale, addFieldError } from "#app/platform/forms/fields.ts";
import { REFERENCE_TYPES } from "#app/swiss/reference.ts";
import { FONT_FAMILIES, FORMATTING_DEFAULTS, FORMATTING_RANGES } from "./formatting-options.ts";

/** Whatever is readable is judged: the lengths only keep books out. */
const text = (max: number) => z.string().max(max);
const optional = (max: number) => text(max).default("");

const address = {
  street: optional(200),
  buildingNumber: optional(100),
  postalCode: optional(100),
  city: optional(200),
  country: optional(100),
};

const amount = z.union([z.number(), text(40)]);

const referenceType = z
  .string()
  .max(10)
  .transform((value) => value.trim().toUpperCase())
  .pipe(z.enum(["", ...REFERENCE_TYPES]))
  .prefault("");

export const ibanBody = z.object({ iban: text(100) });
export const addressBody = z.object({ address: z.object({ name: text(200).optional(), ...address }) });
export const amountBody = z.object({ amount });
export const referenceBody = z.object({
  reference: optional(100),
  referenceType,
  creditorIBAN: optional(100),
});

export const newReferenceBody = z.object({
  creditorIBAN: optional(100),
  number: optional(99),
  invoice: optional(100),
});

function measure({ min, max }: { min: number; max: number }, usual: number) {
  return z
    .number()
    .transform((value, ctx) =>
      value >= min && value <= max ? value : addFieldError(ctx, "field.measure", { min, max }),
    )
    .prefault(usual);
}

const { fontSize, margins } = FORMATTING_RANGES;

const formatting = z
  .object({
    fontFamily: z.enum(FONT_FAMILIES).default("Arial"),
    fontSize: measure(fontSize, FORMATTING_DEFAULTS.fontSize),
    margins: z
      .object({
        top: measure(margins, FORMATTING_DEFAULTS.margins.top),
        right: measure(margins, FORMATTING_DEFAULTS.margins.right),
        bottom: measure(margins, FORMATTING_DEFAULTS.margins.bottom),
        left: measure(margins, FORMATTING_DEFAULTS.margins.left),
      })
      .prefault({}),
  })
  .prefault({});

/** Missing parts of the creditor come from the business (rule 24). */
export const previewBody = z.object({
  creditorIBAN: optional(100),
  creditorName: optional(200),
  creditorAddress: z.object(address).optional(),
  debtorName: optional(200),
  debtorAddress: z.object(address).prefault({}),
  amount: amount.default(""),
  reference: optional(100),
  referenceType,
  invoiceNumber: optional(99),
  language: optionalLocale(),
  formatting,
});

export type PreviewInput = z.output<typeof previewBody>;
