import { CATEGORIES } from "#app/features/books/book/categories.ts";
import type { Expense } from "#app/features/taxes/expenses/expense.ts";
import { expenseFields } from "#app/features/taxes/expenses/expense-fields.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { type ColumnOf, fieldColumns } from "./data-columns.ts";

const { supplier, day, category: _named, ...furtherFields } = expenseFields;

export const EXPENSE_COLUMNS: readonly ColumnOf<Expense>[] = [
  ...fieldColumns({ day, supplier }, (expense: Expense) => expense),
  {
    label: expenseFields.category.label,
    kind: "text",
    cell: ({ category }, t) => `${CATEGORIES[category].account} ${t(`expenses:category.${category}`)}`,
  },
  {
    label: "expenses:field.amount",
    kind: "amount",
    cell: ({ amount }) => rappenToNumber(amount),
  },
  { label: "expenses:field.vat", kind: "amount", cell: ({ vat }) => rappenToNumber(vat) },
  ...fieldColumns(furtherFields, (expense: Expense) => expense),
  { label: "expenses:field.receipt", kind: "text", cell: ({ receipt }) => receipt?.name ?? "" },
];
