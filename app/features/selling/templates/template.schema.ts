import { z } from "zod";
import { checkTotal, itemRows } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { invoiceFields, contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { withFittingReason } from "#app/features/selling/invoices/fields/zero-rate-reason.ts";
import { optionalTermDays } from "#app/features/selling/invoices/fields/term-days.ts";
import { rulesOf } from "#app/platform/forms/field-record.ts";
import { optionalLine, optionalVersion, requiredLine } from "#app/platform/forms/fields.ts";

const name = requiredLine({ min: 2, max: 99 });

export const templateSchema = z
  .object({
    name,
    clientId: optionalLine({ max: 36 }),
    ...rulesOf({ language: invoiceFields.language, ...contentFields }),
    termDays: optionalTermDays(),
    items: itemRows,
    version: optionalVersion(),
  })
  .superRefine(checkTotal)
  .transform(({ discount, ...value }) => ({
    ...value,
    invoiceDiscount: discount,
    items: value.items.map(withFittingReason),
  }));

export const templateNameSchema = z.object({ name });

export type TemplateInput = z.output<typeof templateSchema>;
