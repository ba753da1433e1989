import { z } from "zod";
import { quantity } from "#app/features/selling/invoices/fields/item-rules.ts";
import { MAX_REASON } from "./typed-quantities.ts";
import { optionalVersion, requiredText } from "#app/platform/forms/fields.ts";
import { printable } from "#app/platform/forms/printable-field.ts";

/** Positions count from 1; without items everything that is left is credited. */
export const creditNoteSchema = z.object({
  items: z
    .array(z.object({ position: z.number().int().min(1), quantity }))
    .min(1)
    .optional(),
  reason: printable(requiredText({ max: MAX_REASON })),
  version: optionalVersion(),
});

export type CreditNoteInput = z.output<typeof creditNoteSchema>;
