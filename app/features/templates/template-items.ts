import { z } from "zod";

const whole = z.number().int();

/** The rows of a template, as the database keeps them: thousandths, Rappen and tenths of a percent. */
export const templateItems = z.array(
  z.object({
    description: z.string(),
    quantity: whole,
    unit: z.string(),
    unitPrice: whole,
    vatRate: whole,
  }),
);

export type TemplateItem = z.output<typeof templateItems>[number];

/** Without what follows from it. */
export function templateItem({
  description,
  quantity,
  unit,
  unitPrice,
  vatRate,
}: TemplateItem): TemplateItem {
  return { description, quantity, unit, unitPrice, vatRate };
}
