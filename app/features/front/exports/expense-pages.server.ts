import type { Expense } from "#app/features/taxes/expenses/expense.ts";
import { ownExpenses, withReceipts } from "#app/features/taxes/expenses/expenses.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { pagesByDay, type Period, rowsOfPeriod } from "./pages.server.ts";

export async function* expensePages(ctx: BusinessContext, period: Period): AsyncGenerator<Expense[]> {
  const rows = expensesIn(ctx, period).selectAll();
  for await (const page of pagesByDay(rows, "day", 100)) yield await withReceipts(ctx, page);
}

export function expensesIn(ctx: BusinessContext, period: Period) {
  return rowsOfPeriod(ownExpenses(ctx), "day", period);
}
