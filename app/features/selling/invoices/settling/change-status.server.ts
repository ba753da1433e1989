import { savePaper, touchOfferOf } from "#app/features/selling/papers/paper-rows.server.ts";
import { giveBackServices } from "#app/features/selling/invoices/status/give-back-services.server.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { findInvoices, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { requireNotDeducted } from "#app/features/selling/invoices/status/require-not-deducted.server.ts";
import { lockInvoice, changeInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import { holdBackClosed } from "#app/features/selling/invoices/status/emailed-invoice.server.ts";
import { recordOverdue } from "#app/features/selling/invoices/status/overdue-check.server.ts";
import type { MarkPaidInput } from "./change-status.schema.ts";
import { bookPayment } from "./book-payment.server.ts";
import { requireFirstCorrections } from "#app/features/selling/invoices/status/first-corrections.server.ts";
import { endOpenCharges } from "./end-charges.server.ts";
import { lapsesIfPaid } from "./paid-before.ts";
import { latestSettling, releasePayments } from "./release-payments.server.ts";
import { standingLosses, takeBackWriteOffs } from "./take-back-write-off.server.ts";
import { takeBackAllocations } from "./take-back-allocations.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";

/**
 * A payment in advance may precede the invoice date. @param input today by default, never in the future
 * @throws AppError `invoice.not_found`, `invoice.transition_not_allowed`, `input.invalid`
 */
export async function markPaid(
  ctx: UserContext,
  id: string,
  { paidOn = ctx.today, method }: MarkPaidInput = {},
  version?: number,
): Promise<void> {
  await changeInvoice(ctx, id, { action: "markPaid", version }, async (ctx, invoice) => {
    if (paidOn > ctx.today) throw invalid([{ field: "paidOn", code: "field.paid_in_future" }]);
    const [lapsing, amount] = [lapsesIfPaid(invoice, paidOn), amountDue(invoice)];
    await bookPayment(ctx, invoice, {
      amount: amount - lapsing,
      paidOn,
      method,
      keepCharges: lapsing === 0,
    });
  });
}

/**
 * @returns how many were marked, and the numbers of those for which it is not allowed
 * @throws AppError `invoice.not_found` when one of them is not the business's, `invoice.none_selected`
 */
export async function markSelectedPaid(
  ctx: UserContext,
  ids: string[],
): Promise<{ marked: number; refused: string[] }> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) throw new AppError("invoice.none_selected");
  await findInvoices(ctx, wanted);
  return ctx.transaction(async (ctx) => {
    const refused: string[] = [];
    for (const id of wanted) {
      const invoice = await lockInvoice(ctx, id);
      if (allows(invoice.status, "markPaid"))
        await bookPayment(ctx, invoice, { amount: amountDue(invoice), paidOn: ctx.today });
      else refused.push(invoice.number);
    }
    return { marked: wanted.length - refused.length, refused };
  });
}

export async function markUnpaid(ctx: UserContext, id: string, version?: number): Promise<void> {
  await changeInvoice(ctx, id, { action: "markUnpaid", version }, async (ctx, invoice) => {
    const taken = await latestSettling(ctx, invoice);
    const losses = standingLosses(invoice).filter((loss) => taken.some(({ id }) => id === loss.id));
    const others = taken.filter((one) => !losses.some(({ id }) => id === one.id));
    await takeBackAllocations(ctx, others);
    if (losses.length === 0) return;
    const amount = String(await takeBackWriteOffs(ctx, invoice, losses));
    await recordInvoiceHistory(ctx, { invoiceId: id, event: "invoice.write_off_undone", data: { amount } });
    if (others.length > 0) return;
    await recordInvoiceHistory(ctx, { invoiceId: id, event: "invoice.unpaid", data: { amount: "0" } });
  });
}

/**
 * What the daily check would find anyway: the status follows from the calendar, so the invoice stays as it is.
 * @throws AppError `invoice.not_found`, `invoice.transition_not_allowed` before the day after its due date
 */
export async function markOverdue(ctx: UserContext, id: string, version?: number): Promise<void> {
  await changeInvoice(ctx, id, { action: "markOverdue", version }, async (ctx, invoice) => {
    await recordOverdue(ctx, invoice);
  });
}

export async function cancelInvoice(ctx: UserContext, id: string, version?: number): Promise<void> {
  await changeInvoice(ctx, id, { action: "cancel", version }, async (ctx, invoice) => {
    await requireCancellable(ctx, invoice);
    await requireFirstCorrections(ctx, invoice);
    await savePaper(ctx, "invoice", invoice, { state: "cancelled" });
    await releasePayments(ctx, invoice);
    await endOpenCharges(ctx, id, { reason: "withdrawn" });
    await giveBackServices(ctx, id);
    await touchOfferOf(ctx, id);
    await recordInvoiceHistory(ctx, { invoiceId: id, event: "invoice.cancelled" });
    await holdBackClosed(ctx, id);
  });
}

/**
 * What credit notes credited would be the client's twice.
 * @throws AppError `invoice.has_credit_notes`, and as `requireNotDeducted`
 */
export async function requireCancellable(ctx: UserContext, { id, credited }: Invoice): Promise<void> {
  if (credited > 0) throw new AppError("invoice.has_credit_notes");
  await requireNotDeducted(ctx, id);
}
