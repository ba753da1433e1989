import { z } from "zod";
import { MAX_QUANTITY, parseQuantity } from "#app/swiss/quantity.ts";
import { addFieldError, optionalText } from "#app/platform/forms/fields.ts";
import { positiveAmount } from "#app/platform/forms/numeric-field.ts";
import { printable } from "#app/platform/forms/printable-field.ts";
import { creditNoteShape } from "./credit-note.schema.ts";
import { MAX_REASON } from "./typed-quantities.ts";

/** Left empty, a row is not credited. */
const quantityOrNone = z.string().transform((text, ctx) => {
  const quantity = text.trim() === "" ? 0 : parseQuantity(text);
  return quantity === null || quantity > MAX_QUANTITY ? addFieldError(ctx, "field.quantity") : quantity;
});

/** What is missing is said together with what is too much. */
const common = creditNoteShape.omit({ items: true, amount: true }).extend({
  reason: printable(optionalText({ max: MAX_REASON })),
  /** Whether a draft with the same rows is written as well. */
  again: z.string().optional(),
});

/** The quantities of all rows, in their order. */
const byRows = common
  .extend({ by: z.literal("rows"), items: z.array(z.object({ quantity: quantityOrNone })) })
  .superRefine(({ items }, ctx) => {
    if (items.every(({ quantity }) => quantity === 0))
      ctx.addIssue({ code: "custom", path: ["items"], params: { code: "field.credit_nothing" } });
  })
  .transform(({ items, ...input }) => ({
    ...input,
    amount: undefined,
    items: items.map(({ quantity }, index) => ({ position: index + 1, quantity })),
  }));

const byAmount = common
  .extend({ by: z.literal("amount"), amount: positiveAmount })
  .transform((input) => ({ ...input, items: undefined }));

const creditNoteFormSchema = z.discriminatedUnion("by", [byRows, byAmount]);

export const creditNoteForm = {
  form: "credit-note",
  schema: creditNoteFormSchema,
  caps: { reason: MAX_REASON },
};
