import { sql } from "kysely";
import { businessInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import { amountDueColumn } from "#app/features/books/ledger/amount-due.ts";
import { hasStatus } from "#app/features/selling/invoices/fields/invoice-status.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import { type ExpectedWeek, WEEKS_AHEAD, weeksFrom } from "./weeks.ts";

export interface Expected {
  overdue: { amount: Rappen; count: number };
  weeks: (ExpectedWeek & { amount: Rappen })[];
  later: Rappen;
  /** The open amount: the sum of all of them. */
  total: Rappen;
}

/** What is due when, less part payments. */
export async function expectedByWeek(ctx: UserContext, currency: Currency = "CHF"): Promise<Expected> {
  const weeks = weeksFrom(ctx.today);
  const open = openByPeriod(ctx, { weeks, currency });
  const sums = await ctx.db
    .selectFrom(open.as("invoice"))
    .select((select) => [
      "period",
      select.fn.sum<number>("due").as("amount"),
      select.fn.countAll<number>().as("count"),
    ])
    .groupBy("period")
    .execute();
  const rowOf = (period: number) => sums.find((row) => Number(row.period) === period);
  const amount = (period: number) => rowOf(period)?.amount ?? 0;
  const later = amount(WEEKS_AHEAD + 1);
  const ahead = weeks.map((week, index) => ({ ...week, amount: amount(index + 1) }));
  return {
    overdue: { amount: amount(0), count: rowOf(0)?.count ?? 0 },
    weeks: ahead,
    later,
    total: ahead.reduce((sum, week) => sum + week.amount, amount(0) + later),
  };
}

/** Period 0 is overdue, 1 this week, and so on; the last one is everything after the weeks shown. */
function openByPeriod(ctx: UserContext, { weeks, currency }: { weeks: ExpectedWeek[]; currency: Currency }) {
  const within = weeks.map(({ until }, index) => sql`when due_date <= ${until} then ${index + 1}`);
  return businessInvoices(ctx)
    .where("currency", "=", currency)
    .where((eb) => eb.or([hasStatus(eb, "sent", ctx.today), hasStatus(eb, "overdue", ctx.today)]))
    .select((eb) => [
      amountDueColumn(eb).as("due"),
      sql<number>`case when due_date < ${ctx.today} then 0 ${sql.join(within, sql` `)}
        else ${WEEKS_AHEAD + 1} end`.as("period"),
    ]);
}
