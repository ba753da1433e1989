import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { AccountName } from "./accounts.ts";

export interface AccountSum {
  debit: Rappen;
  credit: Rappen;
}

/** What was booked on each account in a span of days; from the beginning without `from`. */
export async function accountSums(
  ctx: BusinessContext,
  { from = "", to }: { from?: Day; to: Day },
): Promise<(account: AccountName) => AccountSum> {
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(({ fn }) => ["debit", "credit", fn.sum<Rappen>("amount").as("amount")])
    .where("business_id", "=", ctx.businessId)
    .where("amount", ">", 0)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["debit", "credit"])
    .execute();
  const sumOf = (side: "debit" | "credit", account: AccountName) =>
    rows.reduce((sum, row) => (row[side] === account ? sum + row.amount : sum), 0);
  return (account) => ({ debit: sumOf("debit", account), credit: sumOf("credit", account) });
}

export function debitBalance({ debit, credit }: AccountSum): Rappen {
  return debit - credit;
}
