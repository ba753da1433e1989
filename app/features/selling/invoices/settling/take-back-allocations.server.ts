import { listAgain } from "#app/features/selling/invoices/status/restore-invoice.server.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import {
  leaveReturned,
  type Return,
  reverseAllocations,
} from "#app/features/books/ledger/end-allocations.server.ts";
import { leaveUnassigned } from "#app/features/books/ledger/leave-unassigned.server.ts";
import { type Allocation, dayOfUse, isReported, moneyOf } from "#app/features/books/ledger/payment.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { recordPaymentEvent } from "#app/features/books/ledger/record-payment-event.server.ts";
import { paymentChanged } from "#app/features/books/ledger/payment-changed.server.ts";
import { standingOf } from "./book-payment.server.ts";
import { settleFromNotes } from "./settle-from-notes.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

/**
 * Takes settlements back, in a transaction that holds the business. A payment by hand that settles nothing any
 * more is reversed; one that the bank or a payment provider reported waits to be assigned again.
 */
export async function takeBackAllocations(ctx: BusinessContext, allocations: Allocation[]): Promise<void> {
  await reverseSettling(ctx, allocations, null);
  for (const id of new Set(allocations.flatMap(({ paymentId }) => paymentId ?? []))) {
    const left = await allocationsOf(ctx, { paymentIds: [id] });
    if (left.length === 0) await takeBackPayment(ctx, id);
  }
}

/**
 * Ends a payment that settles nothing any more. The credit of a credit note stays.
 * @throws AppError `payment.refunded` while part of it counts as paid back
 */
export async function takeBackPayment(ctx: BusinessContext, id: string): Promise<void> {
  const payment = await findPayment(ctx, id);
  const { source, state, refunded } = payment;
  if (state === "credit") return;
  if (refunded > 0) throw new AppError("payment.refunded");
  await leaveReturned(ctx, id, 0);
  if (isReported(source)) await leaveUnassigned(ctx, payment, "taken_back");
  else await endPayment(ctx, id, null);
  await recordPaymentEvent(ctx, "payment.reversed", id);
}

/**
 * Reverses allocations: the invoices are open again, and their history says so; so are others that credit has paid
 * which was money that the bank has taken back. What owes again is listed again. @param back null where they were
 * booked wrongly
 */
export async function reverseSettling(
  ctx: BusinessContext,
  allocations: Allocation[],
  back: Return | null,
): Promise<void> {
  const on = back?.on ?? null;
  const byInvoice = Map.groupBy(allocations, ({ invoiceId }) => invoiceId);
  for (const [invoiceId, parts] of byInvoice) {
    const { isPaid: wasPaid } = await standingOf(ctx, invoiceId);
    await reverseAllocations(ctx, parts, back);
    const uses = await settleFromNotes(ctx, invoiceId, on);
    if (back && uses.length > 0) {
      // The bank may report late what it took back before credit was used.
      const days = [back.on, ...uses.map(dayOfUse)].toSorted();
      await reverseSettling(ctx, uses, { by: back.by, on: days.at(-1) ?? back.on });
      await settleFromNotes(ctx, invoiceId, on);
    }
    const amount = moneyOf(parts);
    const { due } = await standingOf(ctx, invoiceId);
    if (due > 0) await listAgain(ctx, invoiceId);
    const event = wasPaid && due > 0 ? "invoice.unpaid" : "invoice.payment_reversed";
    await recordInvoiceHistory(ctx, { invoiceId, event, data: { amount: String(amount) } });
  }
}

export async function endPayment(ctx: BusinessContext, id: string, by: string | null): Promise<void> {
  await ctx.db
    .updateTable("payments")
    .set((set) => ({
      former_state: set.ref("state"),
      state: "reversed",
      reversed_at: ctx.now.toISOString(),
      reversed_by: by,
    }))
    .where("id", "=", id)
    .execute();
  paymentChanged(ctx, id);
}
