import type { Payment } from "#app/features/books/ledger/payment.ts";
import { findPayments } from "#app/features/books/ledger/payments.server.ts";
import type { LeftOutEntry } from "#app/features/money/bank-files/read/bank-document.ts";
import { type Step, takeTransactions } from "#app/features/money/bank-files/take-transactions.server.ts";
import type { TransactionResult } from "#app/features/money/bank-files/transaction-result.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { keepEntries, keptEntries, entryKey, type StatementPlace } from "./bank-entries.server.ts";
import { type EntryLine, lineOfLeftOut, lineOfResult } from "./entry-line.ts";
import { isNoPayment, outcomeOf } from "./entry-list.ts";
import type { EntryPlaces } from "./entry-places.ts";

/**
 * Imports a batch of transactions of a statement and stores their outcomes, in one database transaction.
 * Transactions that a broken-off import has already stored are skipped.
 */
export async function takeStep(
  ctx: BusinessContext,
  at: StatementPlace,
  step: Step,
  places: EntryPlaces,
): Promise<TransactionResult[]> {
  const kept = await keptResults(ctx, at, step);
  for (const { transactionId } of kept.values()) if (transactionId) step.used.add(transactionId);
  const isNew = (transaction: Step["transactions"][number]) => !kept.has(entryKey(transaction));
  const taken = await takeTransactions(ctx, { ...step, transactions: step.transactions.filter(isNew) });
  const byPlace = new Map([
    ...kept,
    ...taken.map((result) => [entryKey(result.transaction), result] as const),
  ]);
  const results = step.transactions.flatMap((transaction) => byPlace.get(entryKey(transaction)) ?? []);
  await keepNew(ctx, at, { lines: results.map(lineOfResult), isKept: (key) => kept.has(key), places });
  return results;
}

export async function keepLeftOut(
  ctx: BusinessContext,
  at: StatementPlace,
  leftOut: readonly LeftOutEntry[],
  places: EntryPlaces,
): Promise<void> {
  const kept = new Set((await keptEntries(ctx, at, leftOut)).map(entryKey));
  await keepNew(ctx, at, { lines: leftOut.map(lineOfLeftOut), isKept: (key) => kept.has(key), places });
}

interface Kept {
  lines: EntryLine[];
  isKept: (key: string) => boolean;
  places: EntryPlaces;
}

async function keepNew(ctx: BusinessContext, at: StatementPlace, { lines, isKept, places }: Kept) {
  const numbered = places.of(lines).map((place, index) => ({ place, line: lines[index] }));
  const fresh = numbered.flatMap(({ place, line }) =>
    line && !isKept(entryKey(line)) ? [{ place, line }] : [],
  );
  await keepEntries(
    ctx,
    at,
    fresh.map(({ line }) => line),
    fresh.map(({ place }) => place),
  );
}

async function keptResults(
  ctx: BusinessContext,
  at: StatementPlace,
  { transactions }: Step,
): Promise<Map<string, TransactionResult>> {
  const lines = new Map((await keptEntries(ctx, at, transactions)).map((line) => [entryKey(line), line]));
  const payments = await paymentsOf(ctx, [...lines.values()]);
  const results = new Map<string, TransactionResult>();
  for (const transaction of transactions) {
    const line = lines.get(entryKey(transaction));
    if (!line || isNoPayment(line.list)) continue;
    const { list, reason, transactionId, earlierFileId } = line;
    const payment = payments.get(transactionId ?? "") ?? null;
    const outcome = outcomeOf(list);
    results.set(entryKey(transaction), {
      outcome,
      reason,
      transaction,
      payment,
      transactionId,
      earlierFileId,
    });
  }
  return results;
}

async function paymentsOf(ctx: BusinessContext, lines: EntryLine[]): Promise<Map<string, Payment>> {
  const ids = lines.flatMap(({ transactionId }) => transactionId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("bank_transactions")
    .select(["id", "payment_id"])
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", ids)
    .execute();
  const payments = await findPayments(
    ctx,
    rows.flatMap(({ payment_id }) => payment_id ?? []),
  );
  return new Map(
    rows.flatMap(({ id, payment_id }) => {
      const payment = payments.get(payment_id ?? "");
      return payment ? [[id, payment] as const] : [];
    }),
  );
}
