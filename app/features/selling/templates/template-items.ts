import { z } from "zod";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { pickFields, storedOf } from "#app/platform/forms/field-record.ts";

const whole = z.number().int();

/** Thousandths, Rappen and tenths of a percent. */
export const templateItems = z.array(
  z.object({
    ...storedOf(itemFields),
    description: z.string(),
    quantity: whole,
    unitPrice: whole,
    vatRate: whole,
  }),
);

export type TemplateItem = z.output<typeof templateItems>[number];

export function templateItem(item: TemplateItem): TemplateItem {
  return pickFields(itemFields, item);
}
