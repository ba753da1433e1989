import { sql } from "kysely";
import {
  findTransaction,
  type StoredTransaction,
  withFacts,
} from "#app/features/money/bank-files/identity/stored-transactions.server.ts";
import { dayOf, matchAnew } from "#app/features/money/bank-files/matching/match-payment.server.ts";
import { restoreAllocations } from "#app/features/selling/invoices/settling/restore-allocations.server.ts";
import {
  endPayment,
  reverseSettling,
} from "#app/features/selling/invoices/settling/take-back-allocations.server.ts";
import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import type { Payment } from "#app/features/books/ledger/payment.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { recordPaymentEvent } from "#app/features/books/ledger/record-payment-event.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { creditsMeant, type NamedCredit } from "./credits-meant.ts";

const MOST_NAMED = 100;

/**
 * Reverses the payment that a waiting reversal means, where exactly one is meant. Its invoices are open again.
 * In a transaction that holds the business. @returns null while the reversal waits
 */
export async function takeBackIfClear(
  ctx: BusinessContext,
  reversal: StoredTransaction,
): Promise<Payment | null> {
  // The bank itself calls a return an ordinary debit: a person decides.
  if (reversal.kind !== "reversal" || reversal.state !== "waiting") return null;
  const [meant, ...others] = creditsMeant(reversal.facts, await namedCredits(ctx, reversal));
  if (!meant || others.length > 0) return null;
  return endByReversal(ctx, reversal, meant.paymentId);
}

export async function endByReversal(
  ctx: BusinessContext,
  { id, facts }: StoredTransaction,
  paymentId: string,
): Promise<Payment> {
  const { state } = await findPayment(ctx, paymentId);
  const back = { by: id, on: dayOf(ctx, facts) };
  await reverseSettling(ctx, await allocationsOf(ctx, { paymentIds: [paymentId] }), back);
  await endPayment(ctx, paymentId, id);
  await setState(ctx, id, { state: "met", payment_id: paymentId });
  if (state === "booked") await recordPaymentEvent(ctx, "payment.reversed", paymentId);
  return findPayment(ctx, paymentId);
}

/** Undoes a reversal: the payment counts again, and the reversal waits. */
export async function release(
  ctx: BusinessContext,
  { id, paymentId }: Pick<StoredTransaction, "id" | "paymentId">,
): Promise<void> {
  await setState(ctx, id, { state: "waiting", payment_id: null });
  if (paymentId === null) return;
  await restoreAllocations(ctx, paymentId, id);
  const payment = await findPayment(ctx, paymentId);
  if (payment.state === "booked") await recordPaymentEvent(ctx, "payment.received", paymentId);
  const credit = await creditOfPayment(ctx, paymentId);
  // Other files may have come or gone in the meantime.
  if (credit) await matchAnew(ctx, payment, credit);
}

async function creditOfPayment(ctx: BusinessContext, paymentId: string): Promise<StoredTransaction | null> {
  const row = await ctx.db
    .selectFrom("bank_transactions")
    .select("id")
    .where("payment_id", "=", paymentId)
    .where("kind", "=", "credit")
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirst();
  return row ? findTransaction(ctx, row.id) : null;
}

export async function setState(
  ctx: BusinessContext,
  id: string,
  change: { state: "waiting" | "met" | "ignored"; payment_id?: string | null },
): Promise<void> {
  await ctx.db
    .updateTable("bank_transactions")
    .set(change)
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId)
    .execute();
}

export async function waitingFor(
  ctx: BusinessContext,
  credit: StoredTransaction,
): Promise<StoredTransaction[]> {
  const names = namesOf(credit);
  if (names.length === 0) return [];
  const rows = await sameMoney(ctx, credit)
    .where("state", "=", sql.lit("waiting"))
    .where(({ or, eb }) => or(names.map(([column, values]) => eb(column, "in", values))))
    .execute();
  return withFacts(ctx, rows);
}

/** Standing payments of the bank, of the same account and amount, that share one of its references. */
export async function namedCredits(
  ctx: BusinessContext,
  reversal: StoredTransaction,
): Promise<(NamedCredit & StoredTransaction)[]> {
  const credits = await withFacts(ctx, await standingNamed(ctx, reversal));
  return credits.flatMap((credit) =>
    credit.paymentId === null ? [] : [{ ...credit, paymentId: credit.paymentId }],
  );
}

/** One query for each reference: each has an index, which one query for all of them would not use. */
async function standingNamed(ctx: BusinessContext, reversal: StoredTransaction) {
  const rows = new Map<string, Awaited<ReturnType<typeof read>>[number]>();
  const read = (column: NameColumn, values: string[]) =>
    sameMoney(ctx, reversal)
      .where(column, "in", values)
      // The index of references is only of those stated, and used only where the query says so literally.
      .where(column, "<>", sql.lit(""))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("payments")
            .select("payments.id")
            .whereRef("payments.id", "=", "bank_transactions.payment_id")
            .where("payments.state", "<>", "reversed"),
        ),
      )
      .execute();
  for (const [column, values] of namesOf(reversal))
    for (const row of await read(column, values)) rows.set(row.id, row);
  return [...rows.values()];
}

type NameColumn = "uetr" | "transaction_ref" | "reference" | "entry_ref";

function namesOf({ facts }: StoredTransaction): [NameColumn, string[]][] {
  const stated: [NameColumn, string[]][] = [
    ["uetr", [facts.uetr]],
    ["transaction_ref", [facts.transactionRef]],
    ["reference", facts.references],
    ["entry_ref", [facts.entryRef]],
  ];
  return stated.flatMap(([column, values]) => {
    const names = values.filter((value) => value !== "");
    return names.length ? [[column, names]] : [];
  });
}

function sameMoney(ctx: BusinessContext, { account, amount, currency }: StoredTransaction) {
  return ctx.db
    .selectFrom("bank_transactions")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("account", "=", account)
    .where("amount", "=", amount)
    .where("currency", "=", currency)
    .orderBy("id")
    .limit(MOST_NAMED);
}

/** Takes back in steps. @returns the last one looked at */
export async function takeBackWhatIsClear(ctx: BusinessContext, after: string): Promise<string | null> {
  const rows = await ctx.db
    .selectFrom("bank_transactions")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("state", "=", "waiting")
    .where("state", "<>", sql.lit(""))
    .where("id", ">", after)
    .orderBy("id")
    .limit(STEP)
    .execute();
  for (const { id } of rows) {
    const reversal = await findTransaction(ctx, id);
    if (reversal) await takeBackIfClear(ctx, reversal);
  }
  return rows.at(-1)?.id ?? null;
}

const STEP = 20;
