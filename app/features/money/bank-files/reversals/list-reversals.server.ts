import { sql } from "kysely";
import {
  type StoredTransaction,
  withFacts,
} from "#app/features/money/bank-files/identity/stored-transactions.server.ts";
import { type ListedPayment, withAllocations } from "#app/features/money/payments/list-payments.server.ts";
import type { PaymentSource } from "#app/features/books/ledger/payment.ts";
import { findPayments, paymentOf } from "#app/features/books/ledger/payments.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import type { Sums } from "#app/swiss/currency/sums.ts";
import { addDays } from "#app/swiss/dates.ts";
import { creditsMeant } from "./credits-meant.ts";
import type { ReversalState } from "./reversal-state.ts";
import { namedCredits } from "./take-back.server.ts";

/** Somebody may have recorded by hand what came to the bank. */
export const TAKEN_FROM: PaymentSource[] = ["bank", "manual", "import"];

export const REVERSALS_A_PAGE = 20;

export interface ListedReversal {
  reversal: StoredTransaction;
  /** The payment that it took back, or the payments that it may have taken back. */
  payments: ListedPayment[];
}

export async function listReversals(
  ctx: BusinessContext,
  { state, page }: { state: ReversalState; page: number },
): Promise<ListedReversal[]> {
  const rows = await ofBusiness(ctx)
    .selectAll()
    .where("state", "=", state)
    .orderBy("id", "desc")
    .limit(REVERSALS_A_PAGE)
    .offset((page - 1) * REVERSALS_A_PAGE)
    .execute();
  const reversals = await withFacts(ctx, rows);
  const listed: ListedReversal[] = [];
  for (const reversal of reversals) listed.push({ reversal, payments: await paymentsOf(ctx, reversal) });
  return listed;
}

export async function countReversals(ctx: BusinessContext): Promise<Record<ReversalState, number>> {
  const rows = await ofBusiness(ctx)
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return {
    waiting: counts.get("waiting") ?? 0,
    met: counts.get("met") ?? 0,
    ignored: counts.get("ignored") ?? 0,
  };
}

/** @returns the sums in CHF and EUR, and some of the payers, each once */
export async function waitingReversals(
  ctx: BusinessContext,
  named: number,
): Promise<{ count: number; amount: Sums; names: string[] }> {
  const waiting = ofBusiness(ctx).where("state", "=", "waiting");
  const sums = await waiting
    .select(({ fn }) => ["currency", fn.countAll<number>().as("count"), fn.sum<Rappen>("amount").as("sum")])
    .groupBy("currency")
    .execute();
  const count = sums.reduce((all, row) => all + row.count, 0);
  const of = (currency: Currency) => sums.find((row) => row.currency === currency)?.sum ?? 0;
  const amount = { CHF: of("CHF"), EUR: of("EUR") };
  if (count === 0) return { count, amount, names: [] };
  const newest = await waiting.selectAll().orderBy("id", "desc").limit(named).execute();
  const names = (await withFacts(ctx, newest)).map(({ facts }) => facts.payerName);
  return { count, amount, names: [...new Set(names)].filter(Boolean) };
}

function ofBusiness(ctx: BusinessContext) {
  return (
    ctx.db
      .selectFrom("bank_transactions")
      .where("business_id", "=", ctx.businessId)
      // The index leaves out credits, and is used only where the query says so literally.
      .where("state", "<>", sql.lit(""))
  );
}

async function paymentsOf(ctx: BusinessContext, reversal: StoredTransaction): Promise<ListedPayment[]> {
  if (reversal.state === "ignored") return [];
  const ids = reversal.state === "met" ? [reversal.paymentId ?? ""] : await possiblePayments(ctx, reversal);
  return withAllocations(ctx, [...(await findPayments(ctx, ids)).values()]);
}

/** Payments that the bank names, or else all payments of this amount in the weeks before. */
async function possiblePayments(ctx: BusinessContext, reversal: StoredTransaction): Promise<string[]> {
  const named = await namedCredits(ctx, reversal);
  const meant = creditsMeant(reversal.facts, named);
  if (meant.length > 0) return meant.slice(0, MOST_SHOWN).map(({ paymentId }) => paymentId);
  const latest = reversal.facts.valueDay || ctx.today;
  const rows = await ctx.db
    .selectFrom("payments")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("paid_on", ">=", addDays(latest, -DAYS_BEFORE))
    .where("paid_on", "<=", latest)
    .where("amount", "=", reversal.amount)
    .where("currency", "=", reversal.currency === "EUR" ? "EUR" : "CHF")
    .where("source", "in", TAKEN_FROM)
    .where("state", "<>", "reversed")
    .orderBy("paid_on", "desc")
    .orderBy("id", "desc")
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(paymentOf).map(({ id }) => id);
}

const DAYS_BEFORE = 90;
const MOST_SHOWN = 10;
