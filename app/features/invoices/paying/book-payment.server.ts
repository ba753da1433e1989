import type { Invoice } from "#app/features/invoices/invoices.server.ts";
import { allocate } from "#app/features/settlement/allocations.server.ts";
import { amountDue } from "#app/features/settlement/amount-due.ts";
import type { ProposedAllocation } from "#app/features/settlement/payment.ts";
import { insertPayment } from "#app/features/settlement/payments.server.ts";
import { recordPaymentEvent } from "#app/features/settlement/record-payment-event.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { recordInvoiceHistory } from "#app/features/invoices/status/record-invoice-history.server.ts";

interface Received {
  amount: Rappen;
  paidOn: string;
  note?: string;
}

/**
 * By hand, in a transaction that holds the invoice. What exceeds the open amount stays the client's credit.
 * @returns the payment's id
 */
export async function bookPayment(
  ctx: BusinessContext,
  invoice: Invoice,
  { amount, paidOn, note = "" }: Received,
): Promise<string> {
  const paymentId = await insertPayment(ctx, {
    ...{ state: "booked", source: "manual", amount, paid_on: paidOn, note },
    client_id: invoice.clientId,
    payer_name: invoice.recipient.name,
  });
  const settled = Math.min(amount, amountDue(invoice));
  await settleInvoice(
    ctx,
    { invoiceId: invoice.id, kind: "payment", amount: settled },
    { paymentId, paidOn },
  );
  await recordPaymentEvent(ctx, "payment.received", paymentId);
  return paymentId;
}

/** In a transaction that holds the business. */
export async function settleInvoice(
  ctx: BusinessContext,
  { invoiceId, kind, amount }: ProposedAllocation,
  { paymentId, paidOn }: { paymentId: string; paidOn: string },
): Promise<void> {
  const { due, isPaid } = await allocate(ctx, { invoiceId, paymentId, kind, amount, settledOn: paidOn });
  await recordInvoiceHistory(ctx, {
    invoiceId,
    event: isPaid ? "invoice.paid" : "invoice.partially_paid",
    data: { paidOn, amount: String(amount), ...(isPaid ? {} : { due: String(due) }) },
  });
}
