import { hash } from "node:crypto";
import {
  findManual,
  type ManualBooking,
  manualJson,
} from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { chartOfBusiness } from "#app/features/books/journal/chart.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { willTell } from "#app/features/running/events/will-tell.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { Receipt } from "#app/features/taxes/expenses/expense.ts";
import { requireNoneAlike } from "#app/features/taxes/expenses/same-expense.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { PostedFile } from "#app/platform/http/body/posted-files.server.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { keyOfEInvoice } from "./e-invoice/e-invoice-key.server.ts";
import { checkedType, insertReceipt, retireReceipt } from "./keep-receipt.server.ts";
import { readReceiptFile } from "./read-receipt.server.ts";
import { receiptsOf } from "./receipts.server.ts";
import { scanReceipt } from "./scan-receipt.server.ts";

/**
 * The former receipt is kept out of sight; the same one again changes nothing.
 * @throws AppError `booking.not_found`, `expense.perhaps_same` where an expense has it, `input.invalid` at `file`,
 * `file.unread`
 */
export async function keepBookingReceipt(
  ctx: UserContext,
  id: string,
  file: PostedFile,
  keepTwice = false,
): Promise<void> {
  await findManual(ctx, id);
  const type = checkedType(file);
  const scanned = await scanReceipt(file.bytes, { owner: ctx.businessId, withQr: false });
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const booking = await findManual(ctx, id);
    const sha256 = hash("sha256", file.bytes);
    if ((await bookingReceipt(ctx, id))?.sha256 === sha256) return;
    if (!keepTwice) await requireNoneAlike(ctx, { id, sha256, eInvoiceKey: keyOfEInvoice(scanned.eInvoice) });
    await retireReceipt(ctx, "booking_id", id);
    await insertReceipt(ctx, file, { type, scanned, expense_id: null, booking_id: id, expires_at: null });
    await tell(ctx, "journal.receipt_added", booking);
  });
}

/** Out of sight, but kept as long as the law requires. @throws AppError `booking.not_found`, also without a receipt */
export async function removeBookingReceipt(ctx: UserContext, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const booking = await findManual(ctx, id);
    if (!(await bookingReceipt(ctx, id))) throw new AppError("booking.not_found");
    await retireReceipt(ctx, "booking_id", id);
    await tell(ctx, "journal.receipt_removed", booking);
  });
}

async function tell(ctx: UserContext, event: string, { id, text }: ManualBooking): Promise<void> {
  willTell(ctx, "booking", id);
  await recordHistory(ctx, { invoiceId: null, event, data: { text } });
}

/** @throws AppError `booking.not_found`, also without a receipt, `expense.receipt_damaged`, `server.storage_away` */
export async function readBookingReceipt(ctx: BusinessContext, id: string): Promise<FileToKeep> {
  await findManual(ctx, id);
  const receipt = await bookingReceipt(ctx, id);
  if (!receipt) throw new AppError("booking.not_found");
  return readReceiptFile(ctx, receipt.id);
}

export async function bookingReceipt(ctx: BusinessContext, id: string): Promise<Receipt | null> {
  return (await receiptsOf(ctx, [id], "booking_id")).get(id) ?? null;
}

/** As programs read it. @throws AppError `booking.not_found` */
export async function readBookingJson(ctx: BusinessContext, id: string) {
  const booking = manualJson(await findManual(ctx, id), await chartOfBusiness(ctx));
  return { ...booking, receipt: await bookingReceipt(ctx, id) };
}
