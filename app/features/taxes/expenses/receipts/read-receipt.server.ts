import { findExpense } from "#app/features/taxes/expenses/expenses.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { readStoredDocument } from "#app/platform/storage/read-stored-document.server.ts";

interface ReceiptFile extends FileToKeep {
  content: Uint8Array;
}

/** @throws AppError `expense.not_found`, also without a receipt, `expense.receipt_damaged`, `server.storage_away` */
export async function readReceipt(ctx: BusinessContext, expenseId: string): Promise<FileToKeep> {
  const { receipt } = await findExpense(ctx, expenseId);
  if (!receipt) throw new AppError("expense.not_found");
  return readReceiptFile(ctx, receipt.id);
}

/** @throws AppError `expense.not_found`, `expense.receipt_damaged`, `server.storage_away` */
export async function readReceiptFile(ctx: BusinessContext, id: string): Promise<ReceiptFile> {
  const row = await ctx.db
    .selectFrom("expense_receipts")
    .select(["name", "type", "sha256", "bytes", "in_store"])
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("expense.not_found");
  const named = {
    event: "expense_receipt",
    ids: { receiptId: id },
    damaged: "expense.receipt_damaged",
  } as const;
  return { name: row.name, type: row.type, content: await readStoredDocument(ctx, row, named) };
}
