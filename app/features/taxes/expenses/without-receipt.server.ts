import type { BusinessContext } from "#app/platform/context.server.ts";
import type { DaySpan } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { Expense } from "./expense.ts";
import { expenseOf, ownExpenses } from "./expenses.server.ts";

interface WithoutReceipt {
  count: number;
  /** The amount with VAT. */
  amount: Rappen;
  newest: Expense[];
}

/** @param most of the newest ones that are read */
export async function expensesWithoutReceipt(
  ctx: BusinessContext,
  { from, to }: DaySpan,
  most: number,
): Promise<WithoutReceipt> {
  const wanted = ownExpenses(ctx)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("expense_receipts")
            .select("expense_receipts.id")
            .whereRef("expense_receipts.expense_id", "=", "expenses.id")
            .where("expense_receipts.business_id", "=", ctx.businessId)
            .where("replaced_at", "is", null),
        ),
      ),
    );
  const { count, amount } = await wanted
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<Rappen | null>("amount").as("amount")])
    .executeTakeFirstOrThrow();
  const rows = count > 0 ? await wanted.selectAll().orderBy("day", "desc").limit(most).execute() : [];
  return { count, amount: amount ?? 0, newest: rows.map((row) => expenseOf(row, null)) };
}
