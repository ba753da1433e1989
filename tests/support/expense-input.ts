import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { replaceReceipt } from "#app/features/taxes/expenses/receipts/keep-receipt.server.ts";
import { type ExpenseInput, expenseSchema } from "#app/features/taxes/expenses/expense.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";

const EXPENSE = {
  supplier: "Papier AG",
  day: "2026-10-07",
  category: "material",
  rows: [{ rate: 8.1, gross: 108.1 }],
};

export function expenseInput(changes: object = {}): ExpenseInput {
  return expenseSchema.parse({ ...EXPENSE, ...changes });
}

export const PDF = Buffer.from("%PDF-1.7\nQuittung Šárka Łącka-Ğül");

export async function expenseWithReceipt(ctx: UserContext): Promise<string> {
  const { id } = await createExpense(ctx, expenseInput({ supplier: "Šárka Łącka-Ğül" }));
  await replaceReceipt(ctx, id, { name: "Quittung.pdf", bytes: PDF });
  return id;
}
