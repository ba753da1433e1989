import { z } from "zod";
import { SETTLING_ORDERS } from "#app/features/books/ledger/order.ts";
import { checkbox, day, optionalLine } from "#app/platform/forms/fields.ts";
import { positiveAmount } from "#app/platform/forms/numeric-field.ts";
import { paymentMethod } from "#app/features/selling/invoices/fields/paid-at-once.ts";
import { MAX_NOTE } from "./payment-limits.ts";

export const recordPaymentSchema = z.object({
  amount: positiveAmount,
  paidOn: day().optional(),
  note: optionalLine({ max: MAX_NOTE }),
  method: paymentMethod.optional(),
  skonto: checkbox().optional(),
  order: z.enum(SETTLING_ORDERS).optional(),
  keepCharges: checkbox().optional(),
});

/** For the JSON API, where the invoice is not in the URL. */
export const createPaymentSchema = recordPaymentSchema.extend({ invoiceId: z.guid() });

export type RecordPaymentInput = z.output<typeof recordPaymentSchema>;
