import { sql } from "kysely";
import { type BookFact, linesOf, NO_VAT } from "#app/features/books/book/bookings.ts";
import { noteMissingRates, type Waiting } from "#app/features/books/book/missing-rates.server.ts";
import type { Held } from "#app/features/books/book/record.server.ts";
import { isInCash } from "#app/features/books/ledger/in-cash.ts";
import { standingRefunds } from "#app/features/money/payments/refunds/refunds.server.ts";
import { exchangeRates } from "#app/features/taxes/tax/rates/exchange-rates.server.ts";
import { rateOfMoney } from "#app/features/taxes/tax/rates/rates.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { inChf } from "#app/swiss/currency/exchange-rate.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import { isPaidInCash } from "./paid-in-cash.server.ts";
import { creditDifferences, creditMovesIn } from "./credit-in-eur.server.ts";

/** What payments bring beside the invoices that they settle: credit, what went back, and the provider's fee. */
export async function heldPayments(ctx: BusinessContext, ids: readonly string[]): Promise<Held[]> {
  const payments = await ctx.db
    .selectFrom("payments")
    .leftJoin("bank_transactions as back", "back.id", "payments.reversed_by")
    .select(["payments.id", "payments.state", "payments.source", "payments.amount", "payments.currency"])
    .select([
      "payments.paid_on",
      "payments.fee",
      "payments.method",
      "payments.payer_name as name",
      "payments.client_id as clientId",
    ])
    .select(["payments.reversed_by", "back.value_day as returnedOn"])
    .where("payments.business_id", "=", ctx.businessId)
    .where("payments.id", "in", ids)
    .execute();
  const settled = await settledBy(ctx, ids);
  const refunds = Map.groupBy(await refundsOf(ctx, ids), ({ paymentId }) => paymentId);
  const worthOf = await valuing(ctx, payments);
  const noted: { id: string; waiting: Waiting[] }[] = [];
  const inEur = payments.flatMap(({ id, currency }) => (currency === "EUR" ? id : []));
  const movesIn = await creditMovesIn(ctx, inEur);
  const held = payments.map(({ id, name, clientId, ...payment }): Held => {
    const { currency, paid_on: paidOn, returnedOn } = payment;
    const worth = worthOf(id, currency);
    const { all = 0, byBank = 0 } = settled.get(id) ?? {};
    const paidBack = refunds.get(id) ?? [];
    const of = (kind: BookFact["kind"], sourceId: string, day: Day, amount: Rappen): BookFact => {
      const net = worth(amount, day) ?? 0;
      return { kind, sourceId, paymentId: id, basis: "", day, net, vat: 0, rate: null, original: amount };
    };
    const facts = counts(payment)
      ? [
          { ...of("credit", id, paidOn, payment.amount - all), isInCash: isPaidInCash(payment) },
          ...(returnedOn ? [of("credit_returned", id, returnedOn, payment.amount - byBank)] : []),
          of("provider_fee", id, paidOn, payment.fee ?? 0),
        ]
      : [];
    const back = paidBack.map((refund) => ({
      ...of("paid_back", refund.id, refund.day, refund.amount),
      isInCash: isInCash(refund.method),
    }));
    const moves = [...facts, ...back]
      .filter(({ kind }) => kind !== "provider_fee")
      .map(({ kind, sourceId, day, original = 0 }) => {
        const cents = kind === "credit" ? original : -original;
        return { sourceId, day, cents, chf: worth(cents, day) };
      });
    const isInEur = currency === "EUR";
    const { differences, waiting } = creditDifferences(id, isInEur ? [...moves, ...movesIn(id)] : []);
    if (payment.fee && worth(payment.fee, paidOn) === null)
      waiting.push({ month: paidOn.slice(0, 7), day: paidOn });
    if (isInEur) noted.push({ id, waiting });
    const lines = [...facts, ...back, ...differences].flatMap((fact) => linesOf(fact, NO_VAT));
    return { id, number: "", name, clientId, lines, hasEnded: false };
  });
  await noteMissingRates(ctx, "payment", noted);
  return held;
}

/** Booked payments, and those that the bank took back later; what was booked wrongly is no payment. */
function counts({
  state,
  source,
  reversed_by,
}: {
  state: string;
  source: string;
  reversed_by: string | null;
}) {
  if (source === "credit_note") return false;
  return state === "booked" || (state === "reversed" && reversed_by !== null);
}

/** What came in for invoices, with what went back later; `byBank` is what the bank took back of it. */
async function settledBy(ctx: BusinessContext, ids: readonly string[]) {
  const rows = await ctx.db
    .selectFrom("payment_allocations")
    .select(({ fn }) => [
      "payment_id as id",
      fn.sum<Rappen>(sql`case when ending in ('', 'mistake') then amount else 0 end`).as("all"),
      fn.sum<Rappen>(sql`case when ending = 'reversal' then -amount else 0 end`).as("byBank"),
    ])
    .where("payment_id", "in", ids)
    .where("kind", "in", ["payment", "interest", "reminder_fee"])
    .where("of_credit", "=", 0)
    .groupBy("payment_id")
    .execute();
  return new Map(rows.map(({ id, ...sums }) => [id ?? "", sums]));
}

async function refundsOf(ctx: BusinessContext, ids: readonly string[]) {
  const rows = await ctx.db
    .selectFrom("refunds")
    .select(["id", "payment_id as paymentId", "refunded_on as day", "amount", "method", "takes_back"])
    .where("business_id", "=", ctx.businessId)
    .where("payment_id", "in", ids)
    .execute();
  return standingRefunds(rows);
}

/** The value in CHF; null for EUR without any rate. */
async function valuing(ctx: BusinessContext, payments: readonly { id: string; currency: Currency }[]) {
  const inEur = payments.flatMap(({ id, currency }) => (currency === "CHF" ? [] : id));
  const byMonth = inEur.length > 0 ? await exchangeRates(ctx) : new Map<string, number>();
  const typed = await typedRates(ctx, inEur);
  return (id: string, currency: Currency) =>
    (amount: Rappen, day: Day): Rappen | null => {
      if (currency === "CHF") return amount;
      const rate = rateOfMoney({ typed: typed.get(id) ?? 0, byMonth }, day);
      return rate === null ? null : inChf(amount, rate);
    };
}

/** The rate of the first document with one of its own that a payment was for, or whose credit it is. */
async function typedRates(ctx: BusinessContext, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const settled = await ctx.db
    .selectFrom("payment_allocations")
    .innerJoin("invoices", "invoices.id", "payment_allocations.invoice_id")
    .select(["payment_id as id", "exchange_rate as rate"])
    .where("payment_id", "in", ids)
    .where("exchange_rate", ">", 0)
    .orderBy("payment_allocations.id", "desc")
    .execute();
  const notes = await ctx.db
    .selectFrom("invoices")
    .select(["id", "exchange_rate as rate"])
    .where("id", "in", ids)
    .where("exchange_rate", ">", 0)
    .execute();
  return new Map([...settled, ...notes].map(({ id, rate }) => [id ?? "", rate]));
}
