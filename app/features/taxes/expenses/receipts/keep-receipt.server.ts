import { hash } from "node:crypto";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { writeExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import type { Expense, ReceiptType } from "#app/features/taxes/expenses/expense.ts";
import { findExpense, findExpenseRow, withReceipt } from "#app/features/taxes/expenses/expenses.server.ts";
import { requireNoneAlike } from "#app/features/taxes/expenses/same-expense.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import type { PostedFile } from "#app/platform/http/body/posted-files.server.ts";
import { queueMoveAfterCommit } from "#app/platform/storage/queue-move.server.ts";
import { keyOfEInvoice } from "./e-invoice/e-invoice-key.server.ts";
import { MAX_RECEIPT_BYTES, receiptName, receiptTypeOf } from "./receipt-file.ts";
import { readReceiptFile } from "./read-receipt.server.ts";
import { scanReceipt, type ScannedReceipt } from "./scan-receipt.server.ts";
import type { ReceiptHolder } from "./receipts.server.ts";
import { findWaitingReceipt } from "./waiting-receipt.server.ts";

/** ms for which a receipt waits for its expense. */
const WAITING_MS = 7 * 24 * 60 * 60 * 1000;

/** Before its expense is written. @returns its id @throws AppError `input.invalid` at `file`, `server.busy` */
export async function readAndKeepReceipt(ctx: UserContext, file: PostedFile): Promise<string> {
  const type = checkedType(file);
  const scanned = await scanReceipt(file.bytes, { owner: ctx.businessId, withQr: true });
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const expires_at = new Date(ctx.now.getTime() + WAITING_MS).toISOString();
    return insertReceipt(ctx, file, { type, scanned, expense_id: null, expires_at });
  });
}

interface Replacing {
  seen?: number | undefined;
  keepTwice?: boolean;
}

/**
 * The former receipt is kept out of sight; the same one again changes nothing.
 * @throws AppError `expense.not_found`, `expense.changed`, `expense.perhaps_same`, `input.invalid` at `file`,
 * `file.unread`
 */
export async function replaceReceipt(
  ctx: UserContext,
  id: string,
  file: PostedFile,
  { seen, keepTwice = false }: Replacing = {},
): Promise<Expense> {
  await findExpense(ctx, id);
  const type = checkedType(file);
  const scanned = await scanReceipt(file.bytes, { owner: ctx.businessId, withQr: false });
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const row = await findExpenseRow(ctx, id);
    if (seen !== undefined && seen !== row.version) throw new AppError("expense.changed");
    const expense = await withReceipt(ctx, row);
    const sha256 = hash("sha256", file.bytes);
    if (expense.receipt?.sha256 === sha256) return expense;
    if (!keepTwice) await requireNoneAlike(ctx, { id, sha256, eInvoiceKey: keyOfEInvoice(scanned.eInvoice) });
    await retireReceipt(ctx, "expense_id", id);
    await insertReceipt(ctx, file, { type, scanned, expense_id: id, expires_at: null });
    return writeExpense(ctx, row, {});
  });
}

/** Call it with the business locked. */
export async function retireReceipt(ctx: UserContext, holder: ReceiptHolder, id: string): Promise<void> {
  await ctx.db
    .updateTable("expense_receipts")
    .set({ replaced_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where(holder, "=", id)
    .where("replaced_at", "is", null)
    .execute();
}

/** @throws AppError `input.invalid` at `file`, `input.too_large` */
export function checkedType({ bytes }: PostedFile): ReceiptType {
  const type = receiptTypeOf(bytes);
  if (!type) throw invalid([{ field: "file", code: "field.receipt_type" }]);
  if (bytes.byteLength > MAX_RECEIPT_BYTES) throw new AppError("input.too_large");
  return type;
}

interface ReceiptColumns {
  type: ReceiptType;
  expense_id: string | null;
  booking_id?: string;
  expires_at: string | null;
}

/** While it waits. @throws AppError `expense.not_found`, `expense.receipt_damaged`, `server.busy` */
export async function readReceiptAgain(ctx: UserContext, id: string): Promise<void> {
  await findWaitingReceipt(ctx, id);
  const { content } = await readReceiptFile(ctx, id);
  const scanned = await scanReceipt(content, { owner: ctx.businessId, withQr: true });
  await ctx.db
    .updateTable("expense_receipts")
    .set(columnsOf(scanned, true))
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .where("expense_id", "is", null)
    .execute();
}

/** Call it with the business locked. */
export async function insertReceipt(
  ctx: UserContext,
  { name, bytes }: PostedFile,
  { scanned, ...columns }: ReceiptColumns & { scanned: ScannedReceipt },
): Promise<string> {
  const id = ctx.newId();
  await ctx.db
    .insertInto("expense_receipts")
    .values({
      id,
      business_id: ctx.businessId,
      name: receiptName(name, columns.type),
      size: bytes.byteLength,
      sha256: hash("sha256", bytes),
      bytes: Buffer.from(bytes),
      created_at: ctx.now.toISOString(),
      ...columnsOf(scanned, columns.expires_at !== null),
      ...columns,
    })
    .execute();
  queueMoveAfterCommit(ctx);
  return id;
}

function columnsOf({ qr, eInvoice, problem }: ScannedReceipt, isWaiting: boolean) {
  return {
    qr,
    e_invoice_reading: isWaiting && eInvoice ? JSON.stringify(eInvoice) : null,
    e_invoice_problem: problem,
    e_invoice_key: keyOfEInvoice(eInvoice),
  };
}
