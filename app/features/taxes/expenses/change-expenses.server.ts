import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { Updateable } from "kysely";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { requireOpenDay } from "#app/features/books/book/closed-days.server.ts";
import { recordDeletion } from "#app/features/running/deletions/deletions.server.ts";
import { holdExternalId } from "#app/features/running/external/hold-external-id.server.ts";
import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import {
  externalFields,
  NO_EXTERNAL,
  type ExternalValues,
} from "#app/features/running/external/external-fields.ts";
import { willBook } from "#app/features/books/book/will-book.server.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { ExpensesTable } from "#app/platform/database/schema/expenses.ts";
import { holdsAlready } from "#app/platform/database/holds-already.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { columnsOf, searchedOf } from "#app/platform/forms/field-record.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { acquisitionProblems } from "./acquisition-problems.ts";
import type { Expense } from "./expense.ts";
import { expenseFields } from "./expense-fields.ts";
import { expenseJson } from "./expense-json.ts";
import { completeRows, sumsOfRows } from "./expense-row.ts";
import type { ExpenseInput } from "./expense.schema.ts";
import { findExpense, findExpenseRow, withReceipt } from "./expenses.server.ts";
import { attachReceipt, findWaitingReceipt } from "./receipts/waiting-receipt.server.ts";
import { requireNoneAlike, supplierKey } from "./same-expense.server.ts";

/**
 * @param receiptId of a receipt that waits for its expense, or empty
 * @throws AppError `expense.perhaps_same` unless it is to be kept twice, `expense.not_found` without that receipt,
 * `external_id.taken`, `year.closed`
 */
export async function createExpense(ctx: UserContext, input: ExpenseInput, receiptId = ""): Promise<Expense> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const id = ctx.newId();
    const now = ctx.now.toISOString();
    const written = columns(input, NO_EXTERNAL);
    await requireOpenDay(ctx, ...daysOf(written));
    await requireReturn(ctx, input);
    const receipt = receiptId ? await findWaitingReceipt(ctx, receiptId) : undefined;
    const { sha256, e_invoice_key: eInvoiceKey } = receipt ?? {};
    if (!input.keepTwice) await requireNoneAlike(ctx, { id, facts: written, sha256, eInvoiceKey });
    const held = await holdExternalId(ctx, { kind: "expense", id }, written.external_id);
    const row = await ctx.db
      .insertInto("expenses")
      .values({ id, business_id: ctx.businessId, ...written, ...held, created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    willBook(ctx, "expense", id);
    if (receipt) await attachReceipt(ctx, receipt.id, id);
    return told(ctx, "expense.created", await withReceipt(ctx, row));
  });
}

/**
 * @throws AppError `expense.not_found`, `expense.changed`, `expense.perhaps_same`, `external_id.taken`, `year.closed`
 */
export async function updateExpense(ctx: UserContext, id: string, input: ExpenseInput): Promise<Expense> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const before = await findExpenseRow(ctx, id);
    const { version } = before;
    if (input.version !== undefined && input.version !== version) throw new AppError("expense.changed");
    const written = columns(input, { externalId: before.external_id, metadata: before.metadata });
    if (holdsAlready(before, written)) return withReceipt(ctx, before);
    const { supplier_key, day, amount } = written;
    const known = daysOf({ day: before.day, paid_on: before.paid_on });
    await requireOpenDay(ctx, ...daysOf(written).filter((one) => !known.includes(one)));
    await requireReturn(ctx, input);
    if (!input.keepTwice && !holdsAlready(before, { supplier_key, day, amount }))
      await requireNoneAlike(ctx, { id, facts: written });
    const held = await holdExternalId(ctx, { kind: "expense", id }, written.external_id);
    return writeExpense(ctx, { id, version }, { ...written, ...held });
  });
}

/**
 * Out of sight, but kept as long as the law requires.
 * @throws AppError `expense.not_found`, `expense.changed`
 */
export async function deleteExpense(ctx: UserContext, id: string, seen?: number): Promise<Expense> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const expense = await findExpense(ctx, id);
    if (seen !== undefined && seen !== expense.version) throw new AppError("expense.changed");
    await ctx.db
      .updateTable("expenses")
      .set({ archived_at: ctx.now.toISOString(), unique_as: "" })
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
    willBook(ctx, "expense", id);
    await recordDeletion(ctx, "expense", id);
    ctx.log.info({ event: "expense.deleted", expenseId: id });
    return told(ctx, "expense.deleted", expense);
  });
}

/** Those on which it is booked. */
function daysOf({ day, paid_on }: { day: string; paid_on: string }): string[] {
  return paid_on === "" ? [day] : [day, paid_on];
}

async function requireReturn(ctx: UserContext, input: ExpenseInput): Promise<void> {
  if (input.acquisitionTax === "") return;
  const problems = acquisitionProblems(await vatMethodsOf(ctx), input);
  if (problems.length > 0) throw invalid(problems);
}

type Columns = Updateable<ExpensesTable>;

export async function writeExpense(
  ctx: UserContext,
  { id, version }: { id: string; version: number },
  columns: Columns,
): Promise<Expense> {
  const row = await ctx.db
    .updateTable("expenses")
    .set({ ...columns, version: version + 1, updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  willBook(ctx, "expense", id);
  return told(ctx, "expense.updated", await withReceipt(ctx, row));
}

async function told(
  ctx: UserContext,
  event: "expense.created" | "expense.updated" | "expense.deleted",
  expense: Expense,
): Promise<Expense> {
  const data = { supplier: expense.supplier, paidOn: expense.day, amount: String(expense.amount) };
  await recordHistory(ctx, { invoiceId: null, event, data });
  await recordEvent(ctx, event, () => ({ expense: expenseJson(expense) }));
  return expense;
}

function columns(input: ExpenseInput, before: ExternalValues) {
  const { externalId = before.externalId, metadata = before.metadata } = input;
  const rows = completeRows(input.rows);
  const sums = sumsOfRows(rows);
  const searched = [...searchedOf(expenseFields, input), formatAmount(sums.amount)];
  return {
    ...columnsOf(expenseFields, input),
    ...columnsOf(externalFields, { externalId, metadata }),
    rows: JSON.stringify(rows),
    ...sums,
    supplier_key: supplierKey(input.supplier),
    search_text: fold(searched.join("\n")),
  };
}
