import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { acquisitionProblems } from "#app/features/taxes/expenses/acquisition-problems.ts";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { completeRows, sumsOfRows } from "#app/features/taxes/expenses/expense-row.ts";
import { type ExpenseInput, expenseSchema } from "#app/features/taxes/expenses/expense.schema.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { findSameFacts, supplierKey } from "#app/features/taxes/expenses/same-expense.server.ts";
import {
  askOnce,
  emptyPlan,
  type ImportPlan,
  type PlannedEntry,
  usualRateOf,
} from "#app/features/front/imports/import-plan.ts";
import { closedDayReader } from "#app/features/front/imports/closed-day.server.ts";
import type { ImportRow } from "#app/features/front/imports/import-rows.ts";
import { inPieces } from "#app/features/front/imports/file/in-pieces.server.ts";
import type { Mapping } from "#app/features/front/imports/mapping/mapping.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FieldError } from "#app/platform/errors.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { categoryReader, rawExpense } from "./expense-cells.server.ts";

/** What is there already, by supplier, day and amount, is skipped; two rows alike are two expenses. */
export async function planExpenses(
  ctx: UserContext,
  rows: ImportRow[],
  { vatRate, category }: Pick<Mapping, "vatRate" | "category">,
): Promise<ImportPlan> {
  const plan = emptyPlan();
  const usualRate = usualRateOf(await findBusiness(ctx), vatRate);
  const readCategory = categoryReader();
  const closedDay = await closedDayReader(ctx);
  const methods = await vatMethodsOf(ctx);
  const asked = { rate: 0, category: 0 };
  for await (const [, { row, values }] of inPieces(rows)) {
    const raw = rawExpense(values, readCategory(values.category ?? ""), { usualRate, category });
    if (raw.isRateAsked) asked.rate += 1;
    if (raw.isCategoryAsked) asked.category += 1;
    const parsed = expenseSchema.safeParse(raw.input);
    const errors: FieldError[] = [
      ...raw.errors,
      ...(parsed.error ? fieldErrorsOf(parsed.error).map(atCell) : []),
    ];
    const input = parsed.data;
    if (input && (await isThere(ctx, input))) {
      plan.skipped.push(row);
      continue;
    }
    if (input) {
      const closed = [...closedDay("day", input.day), ...closedDay("paidOn", input.paidOn)];
      errors.push(...closed, ...acquisitionProblems(methods, input));
    }
    plan.errors.push(...errors.map((error) => ({ ...error, row })));
    if (input && errors.length === 0 && !raw.isRateAsked && !raw.isCategoryAsked)
      plan.entries.push(expenseEntry(ctx, row, input));
  }
  askOnce(plan, "import.vat_rate_asked", asked.rate);
  askOnce(plan, "import.category_asked", asked.category);
  return plan;
}

function expenseEntry(ctx: UserContext, row: number, input: ExpenseInput): PlannedEntry {
  const { supplier, day, category, rows } = input;
  const { amount, vat } = sumsOfRows(completeRows(rows));
  return {
    rows: [row],
    isUpdate: false,
    cells: () => [
      formatDay(day, ctx.locale),
      supplier,
      translator(ctx.locale)(`expenses:category.${category}`),
      formatAmount(amount),
      formatAmount(vat),
    ],
    async write(ctx) {
      await createExpense(ctx, { ...input, keepTwice: true });
      return undefined;
    },
  };
}

async function isThere(ctx: UserContext, { supplier, day, rows }: ExpenseInput): Promise<boolean> {
  const { amount } = sumsOfRows(completeRows(rows));
  const facts = { supplier_key: supplierKey(supplier), day, amount };
  return (await findSameFacts(ctx, { id: "", facts })) !== undefined;
}

function atCell({ field, ...error }: FieldError): FieldError {
  const names: Partial<Record<string, string>> = { rate: "vatRate", gross: "amount" };
  const last = /^rows\[0\]\.(\w+)$/.exec(field)?.[1] ?? field;
  return { field: names[last] ?? last, ...error };
}
