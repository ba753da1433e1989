import { expressionBuilder, type Selectable, sql } from "kysely";
import { externalFields } from "#app/features/running/external/external-fields.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { ExpensesTable } from "#app/platform/database/schema/expenses.ts";
import { AppError } from "#app/platform/errors.ts";
import { valuesIn } from "#app/platform/forms/field-record.ts";
import { foundIn } from "#app/platform/lists/found-in.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { listPage, type ListOrder, type WantedPage } from "#app/platform/lists/listing.server.ts";
import type { Expense, ExpensePage, Receipt } from "./expense.ts";
import { expenseFields } from "./expense-fields.ts";
import type { ExpenseFilters } from "./expense-filters.ts";
import { storedRows } from "./expense-row.ts";
import { receiptsOf } from "./receipts/receipts.server.ts";

type StoredExpense = Selectable<ExpensesTable>;

interface ExpenseQuery extends WantedPage, ExpenseFilters {
  search?: string;
  /** The earliest due day first, and without one last. */
  byDueDay?: boolean;
}

const { ref } = expressionBuilder<Schema, "expenses">();

const NEWEST_DAY_FIRST: ListOrder<StoredExpense> = {
  name: "-day",
  column: ref("day"),
  id: ref("id"),
  descending: true,
  valueOf: ({ day }) => day,
};

const LAST_DAY = "9999-12-31";

const EARLIEST_DUE_FIRST: ListOrder<StoredExpense> = {
  name: "due",
  column: sql<string>`case when due_on = '' then ${sql.lit(LAST_DAY)} else due_on end`,
  id: ref("id"),
  descending: false,
  valueOf: ({ due_on: dueOn }) => dueOn || LAST_DAY,
};

/** The newest day first, unless said otherwise; days are included. */
export async function listExpenses(ctx: BusinessContext, query: ExpenseQuery = {}): Promise<ExpensePage> {
  const { rows, ...page } = await listPage(
    query,
    query.byDueDay ? EARLIEST_DUE_FIRST : NEWEST_DAY_FIRST,
    matching(ctx, query).selectAll(),
  );
  return { expenses: await withReceipts(ctx, rows), ...page };
}

/** Of all that match, on whatever page. */
export async function sumsOfMatching(
  ctx: BusinessContext,
  query: ExpenseQuery,
): Promise<{ gross: Rappen; vat: Rappen }> {
  const { gross, vat } = await matching(ctx, query)
    .select(({ fn }) => [fn.sum<Rappen | null>("amount").as("gross"), fn.sum<Rappen | null>("vat").as("vat")])
    .executeTakeFirstOrThrow();
  return { gross: gross ?? 0, vat: vat ?? 0 };
}

function matching(ctx: BusinessContext, query: ExpenseQuery) {
  const { search = "", from, to, category, paidFrom, updatedSince, externalId } = query;
  const { dialect } = ctx.platform.database;
  return ownExpenses(ctx).where(({ and, eb }) =>
    and([
      ...(search ? [foundIn(dialect, ref("search_text"), search)] : []),
      ...(from ? [eb("day", ">=", from)] : []),
      ...(to ? [eb("day", "<=", to)] : []),
      ...(category ? [eb("category", "=", category)] : []),
      ...(paidFrom ? [eb("paid_from", "=", paidFrom)] : []),
      ...(updatedSince ? [eb("updated_at", ">=", updatedSince)] : []),
      ...(externalId ? [eb("external_id", "=", externalId)] : []),
    ]),
  );
}

/** @throws AppError `expense.not_found` */
export async function findExpense(ctx: BusinessContext, id: string): Promise<Expense> {
  return withReceipt(ctx, await findExpenseRow(ctx, id));
}

/** @throws AppError `expense.not_found` */
export async function findExpenseRow(ctx: BusinessContext, id: string): Promise<StoredExpense> {
  const row = isId(id)
    ? await ownExpenses(ctx).selectAll().where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!row) throw new AppError("expense.not_found");
  return row;
}

export async function withReceipts(ctx: BusinessContext, rows: StoredExpense[]): Promise<Expense[]> {
  const receipts = await receiptsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => expenseOf(row, receipts.get(row.id) ?? null));
}

export async function withReceipt(ctx: BusinessContext, row: StoredExpense): Promise<Expense> {
  return expenseOf(row, (await receiptsOf(ctx, [row.id])).get(row.id) ?? null);
}

export function ownExpenses(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("expenses")
    .where("business_id", "=", ctx.businessId)
    .where("archived_at", "is", null);
}

export function expenseOf(row: StoredExpense, receipt: Receipt | null): Expense {
  return {
    id: row.id,
    ...valuesIn(expenseFields, row),
    rows: fromJson(storedRows, row.rows),
    amount: row.amount,
    vat: row.vat,
    receipt,
    ...valuesIn(externalFields, row),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
