import type { Locale } from "#app/platform/i18n/locale.ts";
import { type Day, formatDay } from "#app/swiss/dates.ts";
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
  version: number;
  /** Empty where it is paid. */
  due: Due | "";
  dueDay: string;
}

type Due = "due" | "overdue" | "noDay";

interface Shown {
  locale: Locale;
  today: Day;
}

export function dueOf(dueOn: Day, { locale, today }: Shown): { due: Due; dueDay: string } {
  if (dueOn === "") return { due: "noDay", dueDay: "" };
  return { due: dueOn < today ? "overdue" : "due", dueDay: formatDay(dueOn, locale) };
}

export function expenseListRows(expenses: Expense[], shown: Shown): ExpenseListRow[] {
  return expenses.map(({ id, supplier, day, category, vat, amount, version, ...paid }) => ({
    id,
    version,
    ...(paid.paidFrom === "open" ? dueOf(paid.dueOn, shown) : { due: "" as const, dueDay: "" }),
    supplier,
    day: formatDay(day, shown.locale),
    category,
    vat: formatAmount(vat),
    amount: formatAmount(amount),
  }));
}
