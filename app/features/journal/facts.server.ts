import { type RawBuilder, sql, type SqlBool } from "kysely";
import { recipientSnapshot } from "#app/features/invoices/document/snapshots.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { readingOnce } from "#app/platform/database/json.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { FactKind, JournalFact } from "./bookings.ts";
import type { DayPlace } from "#app/platform/lists/day-place.ts";
import type { DaySpan } from "./span.ts";

export interface Wanted extends DaySpan {
  after: DayPlace | null;
  limit: number;
}

/** The first facts of one kind of record behind a place, by day and id. */
export type Source = (ctx: BusinessContext, wanted: Wanted) => Promise<JournalFact[]>;

export const SOURCES: readonly Source[] = [
  ofTurnover,
  ofSettlements,
  ofCredit,
  ofReturnedCredit,
  ofRefunds,
  ofProviderFees,
  ofExpenses,
];

async function ofTurnover(ctx: BusinessContext, wanted: Wanted): Promise<JournalFact[]> {
  const rows = await ctx.db
    .selectFrom("tax_entries as entry")
    .innerJoin("invoices", "invoices.id", "entry.invoice_id")
    .select(["entry.id", "entry.day", "entry.kind", "entry.net", "entry.vat", "entry.rate"])
    .select(["invoices.id as invoiceId", "invoices.number", "invoices.recipient"])
    .where("entry.business_id", "=", ctx.businessId)
    .where("entry.basis", "=", "agreed")
    .where(within(["entry.day", "entry.id"], wanted))
    .orderBy("entry.day")
    .orderBy("entry.id")
    .limit(wanted.limit)
    .execute();
  const read = readingOnce();
  return rows.map(({ kind, invoiceId, recipient, ...row }) => ({
    ...row,
    kind: kind as FactKind,
    source: { type: "invoice", id: invoiceId },
    name: read(recipientSnapshot, recipient).name,
  }));
}

async function ofSettlements(ctx: BusinessContext, wanted: Wanted): Promise<JournalFact[]> {
  const rows = await ctx.db
    .selectFrom("book_entries as entry")
    .innerJoin("invoices", "invoices.id", "entry.invoice_id")
    .select(["entry.id", "entry.day", "entry.kind", "entry.amount as net"])
    .select(["invoices.id as invoiceId", "invoices.number", "invoices.recipient"])
    .where("entry.business_id", "=", ctx.businessId)
    .where(within(["entry.day", "entry.id"], wanted))
    .orderBy("entry.day")
    .orderBy("entry.id")
    .limit(wanted.limit)
    .execute();
  const read = readingOnce();
  return rows.map(({ invoiceId, recipient, ...row }) => ({
    ...row,
    vat: 0,
    rate: null,
    source: { type: "invoice", id: invoiceId },
    name: read(recipientSnapshot, recipient).name,
  }));
}

/** What a payment brought beyond the invoices that it was booked for. */
const REST = valueOnDay(
  sql`(payments.amount - coalesce((select sum(original) from book_entries
    where book_entries.payment_id = payments.id and book_entries.kind = 'payment'), 0))`,
  sql.ref("payments.paid_on"),
);

/** In CHF, by the rate of the month; 0 for EUR in a month without a rate. */
function valueOnDay(amount: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<Rappen> {
  return sql<Rappen>`case when payments.currency = 'CHF' then ${amount}
    else coalesce((select (${amount} * rate + 50000) / 100000 from exchange_rates
      where exchange_rates.business_id = payments.business_id
      and exchange_rates.month = substr(${day}, 1, 7)), 0) end`;
}

/** What the payment provider keeps, in CHF. */
export const FEE = valueOnDay(sql.ref("payments.fee"), sql.ref("payments.paid_on"));

/** Booked payments, and those that the bank took back later; what was booked wrongly is no payment. */
export function countedPayments(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("payments")
    .where("payments.business_id", "=", ctx.businessId)
    .where("payments.source", "<>", "credit_note")
    .where((eb) =>
      eb.or([
        eb("payments.state", "=", "booked"),
        eb.and([eb("payments.state", "=", "reversed"), eb("payments.reversed_by", "is not", null)]),
      ]),
    );
}

async function ofCredit(ctx: BusinessContext, wanted: Wanted): Promise<JournalFact[]> {
  const rows = await countedPayments(ctx)
    .select(["payments.id", "payments.paid_on as day", "payments.payer_name as name", REST.as("net")])
    // Without it the rest of every payment would be added up.
    .where((eb) =>
      eb.or([
        eb("payments.amount", "<>", eb.ref("payments.allocated")),
        eb("payments.id", "in", usedAsCredit(ctx)),
      ]),
    )
    .where(REST, "<>", 0)
    .where(within(["payments.paid_on", "payments.id"], wanted))
    .orderBy("payments.paid_on")
    .orderBy("payments.id")
    .limit(wanted.limit)
    .execute();
  return rows.map((row) => ofPayment("credit", row));
}

function usedAsCredit(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("book_entries")
    .select((eb) => eb.fn.coalesce("payment_id", sql.lit("")).as("id"))
    .where("business_id", "=", ctx.businessId)
    .where("kind", "=", "credit_used");
}

/** From the few transactions by which banks took payments back, to those payments. */
async function ofReturnedCredit(ctx: BusinessContext, wanted: Wanted): Promise<JournalFact[]> {
  const rows = await ctx.db
    .selectFrom("bank_transactions as back")
    .innerJoin("payments", (join) =>
      join.onRef("payments.id", "=", "back.payment_id").onRef("payments.reversed_by", "=", "back.id"),
    )
    .select(["payments.id", "back.value_day as day", "payments.payer_name as name", REST.as("net")])
    .where("back.business_id", "=", ctx.businessId)
    .where("back.kind", "<>", "credit")
    .where("payments.state", "=", "reversed")
    .where(REST, "<>", 0)
    .where(within(["back.value_day", "payments.id"], wanted))
    .orderBy("back.value_day")
    .orderBy("payments.id")
    .limit(wanted.limit)
    .execute();
  return rows.map((row) => ofPayment("credit_returned", row));
}

async function ofRefunds(ctx: BusinessContext, wanted: Wanted): Promise<JournalFact[]> {
  const rows = await ctx.db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select(["refunds.id", "refunds.refunded_on as day"])
    .select(valueOnDay(sql.ref("refunds.amount"), sql.ref("refunds.refunded_on")).as("net"))
    .select(["payments.payer_name as name", "payments.id as paymentId"])
    .where("refunds.business_id", "=", ctx.businessId)
    .where("refunds.reversed_at", "is", null)
    .where(within(["refunds.refunded_on", "refunds.id"], wanted))
    .orderBy("refunds.refunded_on")
    .orderBy("refunds.id")
    .limit(wanted.limit)
    .execute();
  return rows.map(({ paymentId, ...row }) => ({
    ...ofPayment("paid_back", row),
    source: { type: "payment", id: paymentId },
  }));
}

async function ofProviderFees(ctx: BusinessContext, wanted: Wanted): Promise<JournalFact[]> {
  const rows = await countedPayments(ctx)
    .select(["payments.id", "payments.paid_on as day", "payments.payer_name as name"])
    .select(FEE.as("net"))
    .where("payments.fee", ">", 0)
    .where(within(["payments.paid_on", "payments.id"], wanted))
    .orderBy("payments.paid_on")
    .orderBy("payments.id")
    .limit(wanted.limit)
    .execute();
  return rows.map(({ net, ...row }) => ofPayment("provider_fee", { ...row, net: net ?? 0 }));
}

function ofPayment(
  kind: FactKind,
  { id, day, net, name }: { id: string; day: Day; net: Rappen; name: string },
): JournalFact {
  const source = { type: "payment" as const, id };
  return { id, day, kind, net, vat: 0, rate: null, source, number: "", name };
}

async function ofExpenses(ctx: BusinessContext, wanted: Wanted): Promise<JournalFact[]> {
  const rows = await ctx.db
    .selectFrom("expenses")
    .select(["id", "day", "category", "amount", "vat", "reference as number", "supplier as name"])
    .where("business_id", "=", ctx.businessId)
    .where("archived_at", "is", null)
    .where(within(["expenses.day", "expenses.id"], wanted))
    .orderBy("day")
    .orderBy("id")
    .limit(wanted.limit)
    .execute();
  return rows.map(({ amount, ...row }) => ({
    ...row,
    kind: "expense",
    net: amount - row.vat,
    rate: null,
    source: { type: "expense", id: row.id },
  }));
}

type Columns =
  | ["entry.day", "entry.id"]
  | ["payments.paid_on", "payments.id"]
  | ["back.value_day", "payments.id"]
  | ["refunds.refunded_on", "refunds.id"]
  | ["expenses.day", "expenses.id"];

function within([day, id]: Columns, { from, to, after }: Wanted): RawBuilder<SqlBool> {
  const [place, tie] = [sql.ref(day), sql.ref(id)];
  const inSpan = sql<SqlBool>`${place} >= ${from} and ${place} <= ${to}`;
  return after ? sql<SqlBool>`${inSpan} and (${place}, ${tie}) > (${after.day}, ${after.id})` : inSpan;
}
