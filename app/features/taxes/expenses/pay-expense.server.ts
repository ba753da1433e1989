import { requireOpenDay } from "#app/features/books/book/closed-days.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { writeExpense } from "./change-expenses.server.ts";
import type { Expense } from "./expense.ts";
import { findExpenseRow } from "./expenses.server.ts";
import type { PayExpenseInput } from "./pay-expense.schema.ts";

/**
 * @throws AppError `expense.not_found`, `expense.not_open`, `expense.changed` where another version was seen,
 * `year.closed`, `journal.handed_over`
 */
export async function payExpense(
  ctx: UserContext,
  id: string,
  { paidOn, paidFrom, version: seen }: PayExpenseInput,
): Promise<Expense> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const row = await findExpenseRow(ctx, id);
    if (row.paid_from !== "open") throw new AppError("expense.not_open");
    if (seen !== undefined && seen !== row.version) throw new AppError("expense.changed");
    await requireOpenDay(ctx, paidOn);
    return writeExpense(ctx, row, { paid_from: paidFrom, paid_on: paidOn });
  });
}
