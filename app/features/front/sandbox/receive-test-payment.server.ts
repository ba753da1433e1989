import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { takeCredit } from "#app/features/money/bank-files/matching/match-payment.server.ts";
import { normalisedReference, referencesIn } from "#app/features/money/bank-files/read/references.ts";
import type { BankFacts } from "#app/features/money/bank-files/reports/bank-facts.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { requireTestKey } from "./require-test-key.ts";
import type { TestPaymentInput } from "./test-payment.schema.ts";

/**
 * Money arrives at the bank, as a camt.054 would report it: booked, proposed or unassigned by the same rules.
 * @returns the payment's id
 * @throws AppError `sandbox.test_key_required`, `input.invalid`
 */
export async function receiveTestPayment(ctx: UserContext, input: TestPaymentInput): Promise<string> {
  requireTestKey(ctx);
  const { amount, currency, paidOn = ctx.today } = input;
  if (paidOn > ctx.today) throw invalid([{ field: "paidOn", code: "field.paid_in_future" }]);
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const credit = { amount, currency, facts: factsOf(input, paidOn) };
    const { id } = await takeCredit(ctx, credit, { bankFileId: null, isPerhapsKnown: false });
    ctx.log.info({ event: "sandbox.payment_received", paymentId: id });
    return id;
  });
}

function factsOf({ reference, message, payerName, payerIban }: TestPaymentInput, paidOn: string): BankFacts {
  const stated = normalisedReference(reference);
  return {
    paidOn,
    valueDay: paidOn,
    references: stated ? [stated] : referencesIn(message),
    remittances: [],
    text: message,
    payerName,
    payerIban,
    charges: 0,
    instructed: null,
    uetr: "",
    transactionRef: "",
    entryRef: "",
    endToEndId: "",
    index: 0,
    source: "camt",
    fromCsv: [],
  };
}
