import { z } from "zod";
import { checkTotal, itemRows } from "#app/features/invoices/invoice.schema.ts";
import { invoiceFields, invoiceTexts } from "#app/features/invoices/fields/invoice-fields.ts";
import { rulesOf } from "#app/platform/forms/field-record.ts";
import { optionalLine, optionalVersion, addFieldError, requiredLine } from "#app/platform/forms/fields.ts";
import { MAX_TERM } from "./template.ts";

const name = requiredLine({ min: 2, max: 99 });

const termDays = z.string().transform((value, ctx) => {
  const text = value.trim();
  if (!text) return addFieldError(ctx, "field.required");
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= MAX_TERM
    ? days
    : addFieldError(ctx, "field.measure", { min: 1, max: MAX_TERM });
});

export const templateSchema = z
  .object({
    name,
    clientId: optionalLine({ max: 36 }),
    ...rulesOf({ language: invoiceFields.language, ...invoiceTexts }),
    termDays,
    items: itemRows,
    /** The version that was edited, to detect other people's changes. */
    version: optionalVersion(),
  })
  .superRefine(checkTotal);

export const templateNameSchema = z.object({ name });

export type TemplateInput = z.output<typeof templateSchema>;
