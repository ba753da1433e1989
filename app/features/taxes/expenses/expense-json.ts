import { externalFields } from "#app/features/running/external/external-fields.ts";
import { jsonOf } from "#app/platform/forms/field-record.ts";
import { listPageJson } from "#app/platform/lists/pages.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { CATEGORIES } from "#app/features/books/book/categories.ts";
import type { Expense, ExpensePage } from "./expense.ts";
import { expenseFields } from "./expense-fields.ts";
import { rowJson } from "./expense-row.ts";

export function expenseJson(expense: Expense) {
  return {
    id: expense.id,
    ...jsonOf(expenseFields, expense),
    account: CATEGORIES[expense.category].account,
    rows: expense.rows.map(rowJson),
    amount: rappenToNumber(expense.amount),
    vat: rappenToNumber(expense.vat),
    receipt: expense.receipt,
    ...jsonOf(externalFields, expense),
    version: expense.version,
    createdAt: expense.createdAt,
    updatedAt: expense.updatedAt,
  };
}

export function expensePageJson({ expenses, ...list }: ExpensePage) {
  return { expenses: expenses.map(expenseJson), ...listPageJson(list) };
}
