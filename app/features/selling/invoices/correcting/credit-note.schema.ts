import { z } from "zod";
import { quantity } from "#app/features/selling/invoices/fields/item-rules.ts";
import { MAX_REASON } from "./typed-quantities.ts";
import { positiveAmount } from "#app/platform/forms/numeric-field.ts";
import { optionalVersion, requiredText } from "#app/platform/forms/fields.ts";
import { printable } from "#app/platform/forms/printable-field.ts";

/** Without `items` and `amount` everything that is left is credited. */
export const creditNoteShape = z.object({
  /** Positions count from 1. */
  items: z
    .array(z.object({ position: z.number().int().min(1), quantity }))
    .min(1)
    .optional(),
  /** What the client pays less, VAT included. */
  amount: positiveAmount.optional(),
  reason: printable(requiredText({ max: MAX_REASON })),
  version: optionalVersion(),
});

export const creditNoteSchema = creditNoteShape.superRefine(({ items, amount }, ctx) => {
  if (items && amount !== undefined)
    ctx.addIssue({ code: "custom", path: ["amount"], params: { code: "field.credit_one_way" } });
});

export type CreditNoteInput = z.output<typeof creditNoteShape>;
