import { z } from "zod";
import { day, requiredLine } from "#app/platform/forms/fields.ts";
import { positiveAmount } from "#app/platform/forms/numeric-field.ts";
import { MAX_WRITE_OFF_REASON } from "./payment-limits.ts";

/** `amount` is all that is due when left out. */
export const writeOffSchema = z.object({
  amount: positiveAmount.optional(),
  reason: requiredLine({ max: MAX_WRITE_OFF_REASON }),
  writtenOffOn: day().optional(),
});

export type WriteOffInput = z.output<typeof writeOffSchema>;
