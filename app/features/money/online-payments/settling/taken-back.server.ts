import { paymentChanged } from "#app/features/books/ledger/payment-changed.server.ts";
import { settleInvoices } from "#app/features/selling/invoices/settling/book-payment.server.ts";
import {
  endPayment,
  reverseSettling,
} from "#app/features/selling/invoices/settling/take-back-allocations.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { addUpRefunds } from "#app/features/money/payments/refunds/add-up-refunds.server.ts";
import { endRefunds, refundsOf } from "#app/features/money/payments/refunds/refunds.server.ts";
import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import { leaveReturned } from "#app/features/books/ledger/end-allocations.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { creditOf, isMoney, type Payment } from "#app/features/books/ledger/payment.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { recordPaymentEvent } from "#app/features/books/ledger/record-payment-event.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import type { Rappen } from "#app/swiss/money.ts";

interface TakenBack {
  paymentId: string;
  /** The invoice that was paid, and is settled again should the money come back. */
  invoiceId: string;
  /** Sum of refunds and disputes, Rappen. */
  takenBack: Rappen;
}

/**
 * Brings our books to what was taken back, in a transaction that holds the business. A refund that the owner
 * recorded by hand counts as the same money.
 */
export async function adjustTakenBack(
  ctx: BusinessContext,
  { paymentId, invoiceId, takenBack }: TakenBack,
): Promise<void> {
  const payment = await findPayment(ctx, paymentId);
  const told = await toldByProvider(ctx, paymentId);
  const wanted = Math.max(takenBack - (payment.refunded - told), 0);
  if (wanted > told) await takeBack(ctx, payment, { told, wanted });
  if (wanted < told) await giveBack(ctx, payment, { wanted, invoiceId });
}

async function takeBack(
  ctx: BusinessContext,
  payment: Payment,
  { told, wanted }: { told: Rappen; wanted: Rappen },
): Promise<void> {
  const refunded = payment.refunded + wanted - told;
  await freeFor(ctx, payment, payment.amount - refunded);
  await writeRefund(ctx, payment.id, wanted - told);
  if (refunded < payment.amount || payment.state === "reversed") return;
  await endPayment(ctx, payment.id, null);
  if (payment.state === "booked") await recordPaymentEvent(ctx, "payment.reversed", payment.id);
}

/** Reverses what the payment settles, the newest first, until at most `left` is allocated. */
async function freeFor(
  ctx: BusinessContext,
  { id, allocated, paidOn }: Payment,
  left: Rappen,
): Promise<void> {
  let excess = allocated - left;
  for (const allocation of (await allocationsOf(ctx, { paymentIds: [id] })).reverse()) {
    if (excess <= 0) return;
    if (!isMoney(allocation.kind)) continue;
    const { invoiceId, amount } = allocation;
    const most = Math.min(amount, excess);
    await reverseSettling(ctx, [allocation], { by: null, on: ctx.today, most });
    const kept = amount - most;
    if (kept > 0)
      await settleInvoices(ctx, [{ invoiceId, kind: "payment", amount: kept }], { paymentId: id, paidOn });
    excess -= amount - kept;
  }
}

/** Undoes a refund that failed, or a dispute that was won. */
async function giveBack(
  ctx: BusinessContext,
  payment: Payment,
  { wanted, invoiceId }: { wanted: Rappen; invoiceId: string },
): Promise<void> {
  const { id } = payment;
  await endRefunds(
    ctx,
    id,
    (await refundsOf(ctx, id)).filter(({ isReported }) => isReported),
  );
  await leaveReturned(ctx, id, wanted);
  if (wanted > 0) await writeRefund(ctx, id, wanted);
  if (payment.state === "reversed") await standAgain(ctx, id);
  await settleAgain(ctx, id, invoiceId);
  if (payment.state === "reversed") await recordPaymentEvent(ctx, "payment.received", id);
}

async function standAgain(ctx: BusinessContext, id: string): Promise<void> {
  await ctx.db
    .updateTable("payments")
    .set((set) => ({
      state: set.fn.coalesce("former_state", set.val("booked" as const)),
      reversed_at: null,
      former_state: null,
    }))
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
  paymentChanged(ctx, id);
}

async function settleAgain(ctx: BusinessContext, id: string, invoiceId: string): Promise<void> {
  const payment = await findPayment(ctx, id);
  const invoice = await unlessGone(findInvoice(ctx, invoiceId));
  if (!invoice || !allows(invoice.status, "markPaid")) return;
  const amount = Math.min(creditOf(payment), amountDue(invoice));
  if (amount <= 0) return;
  await settleInvoices(ctx, [{ invoiceId, kind: "payment", amount }], {
    paymentId: id,
    paidOn: payment.paidOn,
  });
}

async function toldByProvider(ctx: BusinessContext, paymentId: string): Promise<Rappen> {
  const { sum } = await ctx.db
    .selectFrom("refunds")
    .select(({ fn }) => fn.sum<Rappen | null>("amount").as("sum"))
    .where("business_id", "=", ctx.businessId)
    .where("payment_id", "=", paymentId)
    .where("source", "=", "stripe")
    .executeTakeFirstOrThrow();
  return sum ?? 0;
}

async function writeRefund(ctx: BusinessContext, paymentId: string, amount: Rappen): Promise<void> {
  await ctx.db
    .insertInto("refunds")
    .values({
      id: ctx.newId(),
      business_id: ctx.businessId,
      payment_id: paymentId,
      source: "stripe",
      amount,
      refunded_on: ctx.today,
      created_at: ctx.now.toISOString(),
    })
    .execute();
  await addUpRefunds(ctx, paymentId);
}
