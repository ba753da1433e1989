import { z } from "zod";
import { MAX_QUANTITY, parseQuantity } from "#app/swiss/quantity.ts";
import { addFieldError, optionalText } from "#app/platform/forms/fields.ts";
import { printable } from "#app/platform/forms/printable-field.ts";
import { creditNoteSchema } from "./credit-note.schema.ts";
import { MAX_REASON } from "./typed-quantities.ts";

/** Left empty, a row is not credited. */
const quantityOrNone = z.string().transform((text, ctx) => {
  const quantity = text.trim() === "" ? 0 : parseQuantity(text);
  return quantity === null || quantity > MAX_QUANTITY ? addFieldError(ctx, "field.quantity") : quantity;
});

/** The quantities of all rows, in their order. */
const creditNoteFormSchema = creditNoteSchema
  .omit({ items: true })
  // What is missing is said together with what is too much.
  .extend({
    items: z.array(z.object({ quantity: quantityOrNone })),
    reason: printable(optionalText({ max: MAX_REASON })),
  })
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
