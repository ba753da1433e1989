import type { UserContext } from "#app/platform/context.server.ts";
import { readQrPayload } from "./receipts/read-qr-payload.ts";
import { formatVatRate, suggestedVatRates } from "#app/swiss/vat.ts";
import { blankExpenseForm, readExpenseValues } from "./expense-form.ts";
import { findWaitingReceipt } from "./receipts/waiting-receipt.server.ts";

/** @param receiptId of a receipt that waits, or empty @throws AppError `expense.not_found` */
export async function newExpenseForm(ctx: UserContext, receiptId: string) {
  const rates = shownRates(ctx.today);
  if (receiptId === "") return { values: blankExpenseForm(ctx.today), rates, receipt: null };
  const { id, name, qr } = await findWaitingReceipt(ctx, receiptId);
  const read = readQrPayload(qr);
  const values = read ? readExpenseValues(read, ctx.today) : blankExpenseForm(ctx.today);
  const currency = read?.currency ?? "";
  const outcome = !read ? "notRead" : currency === "CHF" ? "read" : "readOther";
  return { values: { ...values, receiptId: id }, rates, receipt: { name, currency, outcome } as const };
}

export function shownRates(day: string): string[] {
  return suggestedVatRates(day).map(formatVatRate);
}
