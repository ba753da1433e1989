import { sql } from "kysely";
import { signedTotal } from "#app/features/selling/invoices/correcting/signed-total.ts";
import { amountDueColumn } from "#app/features/books/ledger/amount-due.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import { lastMonths } from "#app/swiss/dates.ts";

interface MonthInvoiced {
  /** `YYYY-MM` */
  month: string;
  amount: Rappen;
  /** What is not paid yet of the invoices of that month. */
  open: Rappen;
}

/** What was invoiced by date of issue, without drafts and cancelled invoices, less the credit notes of the month. */
export async function invoicedByMonth(
  ctx: UserContext,
  currency: Currency = "CHF",
): Promise<MonthInvoiced[]> {
  const months = lastMonths(ctx.month);
  const month = sql<string>`substr(issue_date, 1, 7)`;
  const sums = ctx.db
    .selectFrom("invoices")
    .select((select) => [
      month.as("month"),
      select.fn.sum<number>(signedTotal(select)).as("amount"),
      select.fn.sum<number | null>(amountDueColumn(select)).filterWhere("state", "=", "sent").as("open"),
    ])
    .where("business_id", "=", ctx.businessId)
    .where("archived_at", "is", null)
    .where("currency", "=", currency)
    .where("state", "in", ["sent", "credited", "written_off", "issued"])
    .where("issue_date", ">=", `${months[0]}-01`)
    .where("issue_date", "<=", `${ctx.month}-31`)
    .groupBy(month);
  const rows = await sums.execute();
  return months.map((month) => {
    const row = rows.find((row) => row.month === month);
    return { month, amount: row?.amount ?? 0, open: row?.open ?? 0 };
  });
}
