import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { businessInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import { hasStatus } from "#app/features/selling/invoices/fields/invoice-status.ts";
import { amountDueColumn } from "#app/features/books/ledger/amount-due.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";

/** For all clients that are shown together; what they leave out is in the counts. */
const MOST_INVOICES = 200;

interface OverdueInvoice {
  id: string;
  number: string;
  dueDate: Day;
  due: Rappen;
}

export interface OverdueClient {
  /** Null where the invoices belong to no client of the list. */
  clientId: string | null;
  name: string;
  count: number;
  amount: Rappen;
  oldestDueDate: Day;
  invoices: OverdueInvoice[];
}

export interface Overdue {
  count: number;
  amount: Rappen;
  clientCount: number;
  /** Who owes most comes first. */
  clients: OverdueClient[];
}

export async function overdueByClient(ctx: UserContext, limit: number, currency: Currency): Promise<Overdue> {
  const totals = await ctx.db
    .selectFrom(overdueInvoices(ctx, currency).as("overdue"))
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.sum<number | null>("due").as("amount"),
      fn.count<number>("who").distinct().as("clientCount"),
    ])
    .executeTakeFirstOrThrow();
  const debtors = await ctx.db
    .selectFrom(overdueInvoices(ctx, currency).as("overdue"))
    .select(({ fn }) => [
      "who",
      fn.max("id").as("latestId"),
      fn.countAll<number>().as("count"),
      fn.sum<number>("due").as("amount"),
      fn.min("dueDate").as("oldestDueDate"),
    ])
    .groupBy("who")
    .orderBy("amount", "desc")
    .orderBy(({ ref }) => ctx.platform.database.dialect.inOrder(ref("who")))
    .limit(limit)
    .execute();
  const latest = await latestOf(
    ctx,
    debtors.map(({ latestId }) => latestId),
  );
  const invoices = await invoicesOf(
    ctx,
    debtors.map(({ who }) => who),
    currency,
  );
  return {
    count: totals.count,
    amount: totals.amount ?? 0,
    clientCount: totals.clientCount,
    clients: debtors.map(({ who, latestId, count, amount, oldestDueDate }) => ({
      clientId: null,
      name: "",
      ...latest.get(latestId),
      count,
      amount,
      oldestDueDate,
      invoices: invoices.get(who) ?? [],
    })),
  };
}

/** Those without a client are told apart by the name they were written to. */
function overdueInvoices(ctx: UserContext, currency: Currency) {
  return businessInvoices(ctx)
    .where("currency", "=", currency)
    .where((eb) => hasStatus(eb, "overdue", ctx.today))
    .select((eb) => [
      "id",
      "number",
      "due_date as dueDate",
      amountDueColumn(eb).as("due"),
      eb.fn.coalesce("client_id", "sort_name").as("who"),
    ]);
}

async function latestOf(ctx: UserContext, ids: string[]) {
  if (ids.length === 0) return new Map<string, { clientId: string | null; name: string }>();
  const rows = await businessInvoices(ctx)
    .select(["id", "client_id", "recipient"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ id, client_id: clientId, recipient }) => [
      id,
      { clientId, name: fromJson(recipientSnapshot, recipient).name },
    ]),
  );
}

async function invoicesOf(
  ctx: UserContext,
  whose: string[],
  currency: Currency,
): Promise<Map<string, OverdueInvoice[]>> {
  if (whose.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom(overdueInvoices(ctx, currency).as("overdue"))
    .select(["id", "number", "dueDate", "due", "who"])
    .where("who", "in", whose)
    .orderBy("dueDate")
    .orderBy("id")
    .limit(MOST_INVOICES)
    .execute();
  const grouped = Map.groupBy(rows, ({ who }) => who);
  return new Map(
    [...grouped].map(([who, own]) => [
      who,
      own.map(({ id, number, dueDate, due }) => ({ id, number, dueDate, due })),
    ]),
  );
}
