import type { Expense } from "#app/features/taxes/expenses/expense.ts";
import { expenseJson } from "#app/features/taxes/expenses/expense-json.ts";
import { withReceipts } from "#app/features/taxes/expenses/expenses.server.ts";
import { endingOf } from "#app/features/taxes/expenses/receipts/receipt-file.ts";
import { readReceiptFile } from "#app/features/taxes/expenses/receipts/read-receipt.server.ts";
import { pagesById } from "#app/features/front/exports/pages.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

interface ExpenseRecord {
  expense: Expense;
  deletedAt: string | null;
}

/** Deleted ones too, as they are kept. */
export async function* expenseRecords(ctx: BusinessContext): AsyncGenerator<ExpenseRecord[]> {
  const all = ctx.db.selectFrom("expenses").selectAll().where("business_id", "=", ctx.businessId);
  for await (const rows of pagesById(all)) {
    const expenses = await withReceipts(ctx, rows);
    yield expenses.map((expense, at) => ({ expense, deletedAt: rows[at]?.archived_at ?? null }));
  }
}

export function expenseRecordJson({ expense, deletedAt }: ExpenseRecord) {
  return { ...expenseJson(expense), deletedAt };
}

/** Replaced ones and those that wait too; each by its id, as many have the same name. */
export async function* receiptsIn(ctx: BusinessContext) {
  const all = ctx.db.selectFrom("expense_receipts").where("business_id", "=", ctx.businessId);
  for await (const rows of pagesById(all.select(["id", "name", "type"])))
    for (const { id, name, type } of rows) {
      const read = async () => (await readReceiptFile(ctx, id)).content;
      yield { id, number: name, path: `receipts/${id}`, ending: endingOf(type), source: id, read };
    }
}
