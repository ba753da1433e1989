import { z } from "zod";
import { day, optionalLine } from "#app/platform/forms/fields.ts";

const MAX_METHOD = 50;

/** Part of a call that creates an invoice: all of it was paid on that day. */
export const paidAtOnceSchema = z.object({
  paidOn: day(),
  method: optionalLine({ max: MAX_METHOD }),
});

export type PaidAtOnce = z.output<typeof paidAtOnceSchema>;
