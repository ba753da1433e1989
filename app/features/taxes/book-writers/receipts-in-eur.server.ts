import { settlementsOf } from "#app/features/books/ledger/allocations.server.ts";
import { dayOfUse } from "#app/features/books/ledger/payment.ts";
import { monthOf, type Rates, rateOn } from "#app/features/taxes/tax/rates/rates.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { type CentsInChf, meanWorth } from "#app/swiss/currency/exchange-rate.ts";

/** What all money for an invoice is worth; null where none came in. `waitsFor`: its first month without a rate. */
export interface Receipts {
  worth: CentsInChf | null;
  waitsFor: string | null;
}

export async function receiptsInEur(ctx: BusinessContext, invoiceIds: readonly string[]) {
  const settlements = await settlementsOf(ctx, [...new Set(invoiceIds)]);
  return (invoiceId: string, rates: Rates): Receipts => {
    const money = settlements(invoiceId).allocations.flatMap((one) => {
      if (one.kind !== "payment") return [];
      const day = dayOfUse(one);
      return [{ cents: one.amount, day, rate: rateOn(rates, day) }];
    });
    const waiting = money.find(({ rate }) => rate === null);
    if (waiting) return { worth: null, waitsFor: monthOf(rates, waiting.day) };
    return { worth: meanWorth(money.map(({ cents, rate }) => ({ cents, rate: rate ?? 0 }))), waitsFor: null };
  };
}
