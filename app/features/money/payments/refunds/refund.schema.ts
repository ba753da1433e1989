import { z } from "zod";
import { MAX_NOTE } from "#app/features/money/payments/payment-limits.ts";
import { paymentMethod } from "#app/features/selling/invoices/fields/paid-at-once.ts";
import { day, optionalLine } from "#app/platform/forms/fields.ts";
import { positiveAmount } from "#app/platform/forms/numeric-field.ts";

/** `amount` is all the credit that is left when left out. */
export const refundSchema = z.object({
  amount: positiveAmount.optional(),
  refundedOn: day().optional(),
  note: optionalLine({ max: MAX_NOTE }),
  method: paymentMethod.optional(),
});

export type RefundInput = z.output<typeof refundSchema>;
