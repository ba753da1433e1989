import { z } from "zod";
import { IN_CASH, isInCash } from "#app/features/books/ledger/in-cash.ts";
import { day, optionalLine } from "#app/platform/forms/fields.ts";

const MAX_METHOD = 50;

/** How it was paid, in the words of who says it; `cash` in any case. */
export const paymentMethod = optionalLine({ max: MAX_METHOD }).transform((text) =>
  isInCash(text) ? IN_CASH : text,
);

/** Part of a call that creates an invoice: all of it was paid on that day. */
export const paidAtOnceSchema = z.object({
  paidOn: day(),
  method: paymentMethod,
});

export type PaidAtOnce = z.output<typeof paidAtOnceSchema>;
