import { z } from "zod";
import { OFFER_INVOICE_KINDS, WHOLE_OFFER } from "#app/features/selling/offers/fields/offer.ts";
import { addFieldError, optionalVersion } from "#app/platform/forms/fields.ts";
import { numericField } from "#app/platform/forms/numeric-field.ts";
import { decimalFromNumber, parseDecimal } from "#app/swiss/decimal.ts";

/** Percent with at most 2 decimals, above 0 and below 100; hundredths go out. */
const percent = numericField(
  () => "field.part_percent",
  {
    text: (text) => parseDecimal(text.replace(/\s*%\s*$/, ""), 2),
    number: (value) => decimalFromNumber(value, 2),
  },
  (value, ctx) => (value > 0 && value < WHOLE_OFFER ? value : addFieldError(ctx, "field.part_percent")),
);

export const partInvoiceSchema = z.object({ percent, version: optionalVersion() });

export const invoiceOfferSchema = z
  .object({
    kind: z.enum(OFFER_INVOICE_KINDS).default("whole"),
    percent: percent.optional(),
    version: optionalVersion(),
  })
  .superRefine(({ kind, percent }, ctx) => {
    if (kind === "part" && percent === undefined)
      ctx.addIssue({ code: "custom", path: ["percent"], params: { code: "field.required" } });
  });

export type InvoiceOfferInput = z.output<typeof invoiceOfferSchema>;
