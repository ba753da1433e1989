import { z } from "zod";
import { partPercent } from "#app/features/selling/invoices/deposits/deposit.schema.ts";
import { OFFER_INVOICE_KINDS } from "#app/features/selling/offers/fields/offer.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";

export const partInvoiceSchema = z.object({ percent: partPercent, version: optionalVersion() });

export const invoiceOfferSchema = z
  .object({
    kind: z.enum(OFFER_INVOICE_KINDS).default("whole"),
    percent: partPercent.optional(),
    version: optionalVersion(),
  })
  .superRefine(({ kind, percent }, ctx) => {
    if ((kind === "part") === (percent !== undefined)) return;
    const code = kind === "part" ? "field.required" : "field.percent_of_part";
    ctx.addIssue({ code: "custom", path: ["percent"], params: { code } });
  });

export type InvoiceOfferInput = z.output<typeof invoiceOfferSchema>;
