import { z } from "zod";
import { day, optionalVersion } from "#app/platform/forms/fields.ts";

export const markPaidSchema = z.object({ paidOn: day().optional() });

export const changeStatusSchema = markPaidSchema.extend({
  status: z.enum(["sent", "paid", "overdue", "cancelled"]),
  version: optionalVersion(),
});

export type ChangeStatusInput = z.output<typeof changeStatusSchema>;
