import { z } from "zod";
import { itemFields } from "#app/features/invoices/fields/item-fields.ts";
import { pickFields } from "#app/platform/forms/field-record.ts";

const whole = z.number().int();

/** Thousandths, Rappen and tenths of a percent. */
export const templateItems = z.array(
  z.object({
    description: z.string(),
    quantity: whole,
    unit: z.string(),
    unitPrice: whole,
    vatRate: whole,
    discount: z.string().default(""),
    details: z.string().default(""),
  } satisfies Record<keyof typeof itemFields, z.ZodTypeAny>),
);

export type TemplateItem = z.output<typeof templateItems>[number];

export function templateItem(item: TemplateItem): TemplateItem {
  return pickFields(itemFields, item);
}
