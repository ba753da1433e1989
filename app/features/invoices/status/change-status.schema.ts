import { z } from "zod";
import { day, optionalVersion } from "#app/platform/forms/fields.ts";

/** The form of "mark as paid". */
export const markPaidSchema = z.object({ paidOn: day().optional() });

/** The call that changes a status; `paidOn` counts for "paid" only. */
export const changeStatusSchema = markPaidSchema.extend({
  status: z.enum(["sent", "paid", "overdue", "cancelled"]),
  /** The version that was seen; without it any will do. */
  version: optionalVersion(),
});

export type ChangeStatusInput = z.output<typeof changeStatusSchema>;
