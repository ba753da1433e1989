import { requireOpenDay } from "#app/features/books/book/closed-days.server.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { endOpenCharges } from "#app/features/selling/invoices/settling/end-charges.server.ts";
import { lockInvoice, changeInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import { settleRows } from "#app/features/selling/invoices/settling/settle-rows.server.ts";
import {
  standingLosses,
  takeBackWriteOffs,
} from "#app/features/selling/invoices/settling/take-back-write-off.server.ts";
import { holdBackClosed } from "#app/features/selling/invoices/status/emailed-invoice.server.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import { openRows } from "#app/features/books/ledger/charge.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { formatMoney, type Rappen } from "#app/swiss/money.ts";
import type { WriteOffInput } from "./write-off.schema.ts";

/**
 * Writes off a rest or a bad debt. The client is not informed.
 * @throws AppError `invoice.not_found`, `invoice.transition_not_allowed`, `invoice.changed`, `input.invalid`
 */
export async function writeOff(
  ctx: UserContext,
  invoiceId: string,
  { amount: wanted, reason, writtenOffOn = ctx.today }: WriteOffInput,
  version?: number,
): Promise<void> {
  await changeInvoice(ctx, invoiceId, { action: "writeOff", version }, async (ctx, invoice) => {
    const due = amountDue(invoice);
    const amount = wanted ?? due;
    if (writtenOffOn > ctx.today) throw invalid([{ field: "writtenOffOn", code: "field.day_in_future" }]);
    await requireOpenDay(ctx, writtenOffOn);
    if (amount <= 0 || amount > due)
      throw invalid([
        {
          field: "amount",
          code: "field.amount_too_large",
          params: { max: formatMoney(due, invoice.currency) },
        },
      ]);
    await letGo(ctx, invoice, { amount, reason, writtenOffOn });
    await recordInvoiceHistory(ctx, {
      invoiceId,
      event: "invoice.written_off",
      data: { amount: String(amount), paidOn: writtenOffOn, reason },
    });
    await holdBackClosed(ctx, invoiceId);
  });
}

/** Writes off the rows first, then fees and interest. */
async function letGo(
  ctx: UserContext,
  invoice: Invoice,
  { amount, reason, writtenOffOn }: { amount: Rappen; reason: string; writtenOffOn: string },
): Promise<void> {
  const ofRows = Math.min(amount, openRows(invoice));
  let allocationId = "";
  if (ofRows > 0)
    allocationId = await settleRows(ctx, {
      invoiceId: invoice.id,
      paymentId: null,
      kind: "write_off",
      amount: ofRows,
      settledOn: writtenOffOn,
      note: reason,
    }).then(({ id }) => id);
  const most = amount - ofRows;
  if (most > 0) await endOpenCharges(ctx, invoice.id, { reason: "written_off", most, allocationId });
}

/** @param allocationId all write-offs of the invoice when left out */
export async function undoWriteOff(
  ctx: UserContext,
  invoiceId: string,
  allocationId?: string,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const invoice = await lockInvoice(ctx, invoiceId);
    const written = standingLosses(invoice).filter(
      ({ id }) => allocationId === undefined || id === allocationId,
    );
    if (written.length === 0) throw new AppError("invoice.transition_not_allowed");
    const amount = await takeBackWriteOffs(ctx, invoice, written);
    await recordInvoiceHistory(ctx, {
      invoiceId,
      event: "invoice.write_off_undone",
      data: { amount: String(amount) },
    });
  });
}
