import { z } from "zod";
import { addFieldError, day, optionalLine } from "#app/platform/forms/fields.ts";
import { positiveAmount } from "#app/platform/forms/numeric-field.ts";
import { CURRENCIES } from "#app/swiss/money.ts";
import { ibanProblem, normaliseIban } from "#app/swiss/iban.ts";

/** The lengths that banks pass on (ISO 20022). */
const MAX = { reference: 35, payerName: 140, payerIban: 42, message: 140 };

export const testPaymentSchema = z.object({
  amount: positiveAmount,
  currency: z.enum(CURRENCIES).default("CHF"),
  paidOn: day().optional(),
  reference: optionalLine({ max: MAX.reference }),
  payerName: optionalLine({ max: MAX.payerName }),
  payerIban: optionalLine({ max: MAX.payerIban }).transform((text, ctx) => {
    const problem = text === "" ? null : ibanProblem(text);
    return problem === null || problem === "country"
      ? normaliseIban(text)
      : addFieldError(ctx, `field.iban_${problem}`);
  }),
  message: optionalLine({ max: MAX.message }),
});

export type TestPaymentInput = z.output<typeof testPaymentSchema>;
