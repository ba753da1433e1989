import type { Expense } from "#app/features/taxes/expenses/expense.ts";
import { ownExpenses, withReceipts } from "#app/features/taxes/expenses/expenses.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Period } from "#app/features/front/exports/invoice-pages.server.ts";
import { inPages } from "#app/features/front/exports/pages.server.ts";

const PAGE = 100;

/** The oldest day first. */
export async function* expensePages(ctx: BusinessContext, period: Period): AsyncGenerator<Expense[]> {
  const first = expensesIn(ctx, period).selectAll().orderBy("day").orderBy("id").limit(PAGE);
  const pages = inPages<Awaited<ReturnType<typeof first.execute>>[number]>(PAGE, (last) => {
    if (!last) return first.execute();
    const { day, id } = last;
    return first.where((where) => where(where.refTuple("day", "id"), ">", where.tuple(day, id))).execute();
  });
  for await (const rows of pages) yield await withReceipts(ctx, rows);
}

export function expensesIn(ctx: BusinessContext, { dateFrom, dateTo }: Period) {
  let query = ownExpenses(ctx);
  if (dateFrom) query = query.where("day", ">=", dateFrom);
  return dateTo ? query.where("day", "<=", dateTo) : query;
}
