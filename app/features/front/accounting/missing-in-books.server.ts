import { waitingReversals } from "#app/features/money/bank-files/reversals/list-reversals.server.ts";
import { listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { expensesWithoutReceipt } from "#app/features/taxes/expenses/without-receipt.server.ts";
import { spanOfYear } from "#app/features/taxes/year/year-figures.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { type Sums, sumsOfOne } from "#app/swiss/currency/sums.ts";

/** Names that stand for all of them. */
const NAMED = 3;

export interface Missing {
  kind: "receipts" | "proposed" | "takenBack";
  count: number;
  amount: Sums;
  names: string[];
}

/** What a person still has to find or decide before the books of a business year are whole. */
export async function missingInBooks(ctx: UserContext, year: number): Promise<Missing[]> {
  const { from, to } = await spanOfYear(ctx, year);
  const { count, amount, newest } = await expensesWithoutReceipt(ctx, { from, to }, NAMED);
  const proposed = await listPayments(ctx, { state: "proposed", search: "", page: 1, limit: NAMED });
  const payers = proposed.payments.map(({ payment }) => payment.payerName);
  const all: Missing[] = [
    {
      kind: "receipts",
      count,
      amount: sumsOfOne(amount, "CHF"),
      names: distinct(newest.map(({ supplier }) => supplier)),
    },
    { kind: "proposed", count: proposed.total, amount: proposed.amount, names: distinct(payers) },
    { kind: "takenBack", ...(await waitingReversals(ctx, NAMED)) },
  ];
  return all.filter(({ count }) => count > 0);
}

function distinct(names: string[]): string[] {
  return [...new Set(names)].filter(Boolean);
}
