import { findInvoice, type Invoice } from "#app/features/invoices/document/invoices.server.ts";
import type { Deducted } from "#app/features/invoices/fields/skonto.ts";
import { vatParts } from "#app/features/invoices/pricing/vat-parts.ts";
import { allocate } from "#app/features/ledger/allocations.server.ts";
import { amountDue } from "#app/features/ledger/amount-due.ts";
import type { SettlingOrder } from "#app/features/ledger/order.ts";
import type { ProposedAllocation } from "#app/features/ledger/payment.ts";
import { insertPayment } from "#app/features/ledger/payments.server.ts";
import { recordPaymentEvent } from "#app/features/ledger/record-payment-event.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { recordInvoiceHistory } from "#app/features/invoices/status/record-invoice-history.server.ts";
import { settleWithMoney } from "./settle-money.server.ts";

interface Received {
  amount: Rappen;
  paidOn: string;
  note?: string;
  deducted?: Pick<Deducted, "skonto" | "rounding"> | null;
  order?: SettlingOrder | undefined;
}

/**
 * By hand, in a transaction that holds the invoice. What exceeds the open amount stays the client's credit.
 * @returns the payment's id
 */
export async function bookPayment(
  ctx: BusinessContext,
  invoice: Invoice,
  { amount, paidOn, note = "", deducted = null, order }: Received,
): Promise<string> {
  const paymentId = await insertPayment(ctx, {
    state: "booked",
    source: "manual",
    amount,
    currency: invoice.currency,
    paid_on: paidOn,
    note,
    client_id: invoice.clientId,
    payer_name: invoice.recipient.name,
  });
  const { skonto = 0, rounding = 0 } = deducted ?? {};
  const parts = [
    { kind: "payment" as const, amount: Math.min(amount, amountDue(invoice)), order },
    { kind: "skonto" as const, amount: skonto },
    { kind: "rounding" as const, amount: rounding },
  ].filter((part) => part.kind === "payment" || part.amount > 0);
  await settleInvoices(
    ctx,
    parts.map((part) => ({ ...part, invoiceId: invoice.id })),
    { paymentId, paidOn },
  );
  await recordPaymentEvent(ctx, "payment.received", paymentId);
  return paymentId;
}

/** In a transaction that holds the business. The history of each invoice names the money that came in once. */
export async function settleInvoices(
  ctx: BusinessContext,
  parts: ProposedAllocation[],
  { paymentId, paidOn, isOfCredit = false }: { paymentId: string; paidOn: string; isOfCredit?: boolean },
): Promise<void> {
  for (const [invoiceId, own] of Map.groupBy(parts, ({ invoiceId }) => invoiceId)) {
    let standing = { due: 0, isPaid: false };
    for (const { kind, amount, order } of own) {
      const part = { invoiceId, paymentId, amount, settledOn: paidOn, isOfCredit };
      if (kind === "payment") standing = await settleWithMoney(ctx, { ...part, order });
      else {
        const vat = kind === "skonto" ? vatParts(amount, (await findInvoice(ctx, invoiceId)).vatRows) : [];
        standing = await allocate(ctx, { ...part, kind, vat });
      }
    }
    const { due, isPaid } = standing;
    const amount = own.reduce((sum, part) => sum + (part.kind === "payment" ? part.amount : 0), 0);
    await recordInvoiceHistory(ctx, {
      invoiceId,
      event: isPaid ? "invoice.paid" : "invoice.partially_paid",
      data: { paidOn, amount: String(amount), ...(isPaid ? {} : { due: String(due) }) },
    });
  }
}
