import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import type { Category } from "#app/features/books/book/categories.ts";
import type { Expense } from "./expense.ts";

export interface ExpenseListRow {
  id: string;
  supplier: string;
  day: string;
  category: Category;
  vat: string;
  amount: string;
}

export function expenseListRows(expenses: Expense[], locale: Locale): ExpenseListRow[] {
  return expenses.map(({ id, supplier, day, category, vat, amount }) => ({
    id,
    supplier,
    day: formatDay(day, locale),
    category,
    vat: formatAmount(vat),
    amount: formatAmount(amount),
  }));
}
