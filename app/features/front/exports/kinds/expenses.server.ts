import { CATEGORIES } from "#app/features/books/book/categories.ts";
import type { Expense } from "#app/features/taxes/expenses/expense.ts";
import { expenseFields } from "#app/features/taxes/expenses/expense-fields.ts";
import { expenseJson } from "#app/features/taxes/expenses/expense-json.ts";
import { ownExpenses, withReceipts } from "#app/features/taxes/expenses/expenses.server.ts";
import { exportedPart } from "#app/features/front/exports/export-part.server.ts";
import { pagesByDay, type Period, rowsOfPeriod } from "#app/features/front/exports/pages.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { column, fieldColumns, stable, stableFields, WRITTEN } from "./column.ts";

const { supplier, day, category, paidFrom, acquisitionTax, ...furtherFields } = expenseFields;

export const EXPENSES = exportedPart<Expense>({
  name: "expenses",
  size: (ctx, period) => countOf(expensesIn(ctx, period)),
  pages: ({ ctx, options, counted }) => counted(expensePages(ctx, options)),
  columns: [
    ...fieldColumns({ day, supplier }, (expense: Expense) => expense),
    column(
      category.label,
      "text",
      ({ category }, t) => `${CATEGORIES[category].account} ${t(`expenses:category.${category}`)}`,
    ),
    column(paidFrom.label, "text", ({ paidFrom }, t) => t(`expenses:paidFrom.${paidFrom}`)),
    column("expenses:field.amount", "amount", ({ amount }) => rappenToNumber(amount)),
    column("expenses:field.vat", "amount", ({ vat }) => rappenToNumber(vat)),
    column(acquisitionTax.label, "text", ({ acquisitionTax: rate }, t) =>
      rate ? t(`expenses:acquisition.${rate}`) : "",
    ),
    ...fieldColumns(furtherFields, (expense: Expense) => expense),
    column("expenses:field.receipt", "text", ({ receipt }) => receipt?.name ?? ""),
  ],
  stableColumns: [
    ...stable("text", "id"),
    ...stableFields(expenseFields),
    ...stable("number", "account"),
    ...stable("amount", "amount", "vat"),
    ...stable("text", "rows", "receipt.name", "receipt.sha256", "externalId"),
    ...WRITTEN,
  ],
  stable: expenseJson,
});

async function* expensePages(ctx: BusinessContext, period: Period): AsyncGenerator<Expense[]> {
  const rows = expensesIn(ctx, period).selectAll();
  for await (const page of pagesByDay(rows, "day", 100)) yield await withReceipts(ctx, page);
}

function expensesIn(ctx: BusinessContext, period: Period) {
  return rowsOfPeriod(ownExpenses(ctx), "day", period);
}
