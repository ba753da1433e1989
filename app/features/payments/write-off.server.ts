import { lockInvoice } from "#app/features/invoices/document/lock-invoice.server.ts";
import { vatParts } from "#app/features/invoices/pricing/vat-parts.ts";
import { requireAction } from "#app/features/invoices/status/invoice-actions.ts";
import { requireVersion } from "#app/features/invoices/status/leave-draft.server.ts";
import { recordInvoiceHistory } from "#app/features/invoices/status/record-invoice-history.server.ts";
import { allocate, reverseAllocations } from "#app/features/settlement/allocations.server.ts";
import { amountDue } from "#app/features/settlement/amount-due.ts";
import { sumOf } from "#app/features/settlement/payment.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { formatAmount } from "#app/swiss/money.ts";
import type { WriteOffInput } from "./write-off.schema.ts";

/**
 * A rest or a bad debt is let go; the client hears nothing of it.
 * @throws AppError `invoice.not_found`, `invoice.transition_not_allowed`, `invoice.changed`, `input.invalid`
 */
export async function writeOff(
  ctx: UserContext,
  invoiceId: string,
  { amount: wanted, reason, writtenOffOn = ctx.today }: WriteOffInput,
  version?: number,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const invoice = await lockInvoice(ctx, invoiceId);
    requireVersion(invoice, version);
    requireAction(invoice.status, "writeOff");
    const due = amountDue(invoice);
    const amount = wanted ?? due;
    if (writtenOffOn > ctx.today) throw invalid([{ field: "writtenOffOn", code: "field.day_in_future" }]);
    if (amount <= 0 || amount > due)
      throw invalid([
        { field: "amount", code: "field.amount_too_large", params: { max: formatAmount(due) } },
      ]);
    await allocate(ctx, {
      invoiceId,
      paymentId: null,
      kind: "write_off",
      amount,
      settledOn: writtenOffOn,
      note: reason,
      vat: vatParts(amount, invoice.vatRows),
    });
    await recordInvoiceHistory(ctx, {
      invoiceId,
      event: "invoice.written_off",
      data: { amount: String(amount), paidOn: writtenOffOn, reason },
    });
  });
}

/**
 * The invoice owes it again.
 * @param allocationId all that is written off of it when left out
 * @throws AppError `invoice.not_found`, `invoice.transition_not_allowed` when nothing of it is written off
 */
export async function undoWriteOff(
  ctx: UserContext,
  invoiceId: string,
  allocationId?: string,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { allocations } = await lockInvoice(ctx, invoiceId);
    const written = allocations.filter(
      ({ kind, id }) => kind === "write_off" && (allocationId === undefined || id === allocationId),
    );
    if (written.length === 0) throw new AppError("invoice.transition_not_allowed");
    await reverseAllocations(ctx, written);
    await recordInvoiceHistory(ctx, {
      invoiceId,
      event: "invoice.write_off_undone",
      data: { amount: String(sumOf(written, "write_off")) },
    });
  });
}
