import { z } from "zod";
import { paymentMethod } from "#app/features/selling/invoices/fields/paid-at-once.ts";
import { day, optionalVersion } from "#app/platform/forms/fields.ts";

export const markPaidSchema = z.object({
  paidOn: day().optional(),
  method: paymentMethod.optional(),
});

export type MarkPaidInput = z.output<typeof markPaidSchema>;

export const changeStatusSchema = markPaidSchema.extend({
  status: z.enum(["sent", "paid", "overdue", "cancelled"]),
  version: optionalVersion(),
});

export type ChangeStatusInput = z.output<typeof changeStatusSchema>;
