import { z } from "zod";
import { MAX_QUANTITY, parseQuantity } from "#app/swiss/quantity.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { addFieldError } from "#app/platform/forms/fields.ts";
import { creditNoteSchema, MAX_REASON } from "./credit-note.schema.ts";

/** Left empty, a row is not credited. */
const quantityOrNone = z.string().transform((text, ctx) => {
  const quantity = text.trim() === "" ? 0 : parseQuantity(text);
  return quantity === null || quantity > MAX_QUANTITY ? addFieldError(ctx, "field.quantity") : quantity;
});

/** The quantities of all rows, in their order. */
const creditNoteFormSchema = creditNoteSchema
  .omit({ items: true })
  .extend({ items: z.array(z.object({ quantity: quantityOrNone })) })
  .superRefine(({ items }, ctx) => {
    if (items.every(({ quantity }) => quantity === 0))
      ctx.addIssue({ code: "custom", path: ["items"], params: { code: "field.credit_nothing" } });
  })
  .transform(({ items, ...input }) => ({
    ...input,
    items: items.map(({ quantity }, index) => ({ position: index + 1, quantity })),
  }));

export const creditNoteForm = {
  form: "credit-note",
  schema: creditNoteFormSchema,
  caps: { reason: MAX_REASON },
};

/** What is typed so far; a quantity that cannot be read, or is too much, counts as what is left. */
export function typedQuantities(values: FormValues, left: readonly number[]): number[] {
  const rows = Array.isArray(values.items) ? values.items : [];
  return left.map((most, index) => {
    const text = textOf(rows[index]?.quantity).trim();
    return Math.min(most, text === "" ? 0 : (parseQuantity(text) ?? most));
  });
}
