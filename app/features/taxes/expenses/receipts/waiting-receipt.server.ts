import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { AppError } from "#app/platform/errors.ts";
import { storedEInvoice } from "./e-invoice/read-e-invoice.ts";

/** @throws AppError `expense.not_found` once an expense has it, or its time is over */
export async function findWaitingReceipt(ctx: BusinessContext, id: string) {
  const row = isId(id)
    ? await ctx.db
        .selectFrom("expense_receipts")
        .select(["id", "name", "qr", "e_invoice_reading", "e_invoice_problem", "e_invoice_key", "sha256"])
        .where("business_id", "=", ctx.businessId)
        .where("id", "=", id)
        .where("expense_id", "is", null)
        .where("expires_at", ">", ctx.now.toISOString())
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError("expense.not_found");
  const { e_invoice_reading: reading, ...receipt } = row;
  return { ...receipt, eInvoice: reading === null ? null : fromJson(storedEInvoice, reading) };
}

/** Call it with the business locked. The file still holds its e-invoice. */
export async function attachReceipt(ctx: BusinessContext, id: string, expenseId: string): Promise<void> {
  await ctx.db
    .updateTable("expense_receipts")
    .set({ expense_id: expenseId, expires_at: null, e_invoice_reading: null })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
}
