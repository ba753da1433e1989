import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { Deducted } from "#app/features/selling/invoices/fields/skonto.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { openRows } from "#app/features/books/ledger/charge.ts";
import type { SettlingOrder } from "#app/features/books/ledger/order.ts";
import type { ProposedAllocation } from "#app/features/books/ledger/payment.ts";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import { recordPaymentEvent } from "#app/features/books/ledger/record-payment-event.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import { endPaidBefore } from "./end-charges.server.ts";
import { settleWithMoney } from "./settle-money.server.ts";
import { payableOf, settleRows } from "./settle-rows.server.ts";

interface Received {
  amount: Rappen;
  paidOn: string;
  note?: string;
  method?: string | undefined;
  source?: "manual" | "import";
  deducted?: Pick<Deducted, "skonto" | "rounding"> | null;
  order?: SettlingOrder | undefined;
  keepCharges?: boolean | undefined;
}

/**
 * By hand, in a transaction that holds the invoice. What exceeds the open amount stays the client's credit.
 * @returns the payment's id
 */
export async function bookPayment(
  ctx: BusinessContext,
  invoice: Invoice,
  {
    amount,
    paidOn,
    note = "",
    method = "",
    source = "manual",
    deducted = null,
    order,
    keepCharges,
  }: Received,
): Promise<string> {
  const paymentId = await insertPayment(ctx, {
    state: "booked",
    source,
    amount,
    currency: invoice.currency,
    paid_on: paidOn,
    note,
    method,
    client_id: invoice.clientId,
    payer_name: invoice.recipient.name,
  });
  const { skonto = 0, rounding = 0 } = deducted ?? {};
  const { id: invoiceId } = invoice;
  await settleInvoices(
    ctx,
    [
      { invoiceId, kind: "payment", amount: Math.min(amount, payableOf(invoice)), order },
      { invoiceId, kind: "skonto", amount: skonto },
      { invoiceId, kind: "rounding", amount: rounding },
    ],
    { paymentId, paidOn, keepCharges },
  );
  await recordPaymentEvent(ctx, "payment.received", paymentId);
  return paymentId;
}

interface Settling {
  paymentId: string;
  paidOn: string;
  isOfCredit?: boolean;
  keepCharges?: boolean | undefined;
}

/** Call it in a transaction that holds the business. The history of each invoice names the money that came in once. */
export async function settleInvoices(
  ctx: BusinessContext,
  parts: ProposedAllocation[],
  settling: Settling,
): Promise<void> {
  for (const [invoiceId, own] of Map.groupBy(parts, ({ invoiceId }) => invoiceId)) {
    const amount = await settleInvoice(ctx, invoiceId, own, settling);
    if (amount === null) continue;
    const { isPaid, due } = await standingOf(ctx, invoiceId);
    await recordInvoiceHistory(ctx, {
      invoiceId,
      event: isPaid ? "invoice.paid" : "invoice.partially_paid",
      data: { paidOn: settling.paidOn, amount: String(amount), ...(isPaid ? {} : { due: String(due) }) },
    });
  }
}

/** @returns how much of the money settled it, Rappen; null where nothing is owed that is older than the money */
async function settleInvoice(
  ctx: BusinessContext,
  invoiceId: string,
  own: ProposedAllocation[],
  { paymentId, paidOn, isOfCredit = false, keepCharges = false }: Settling,
): Promise<Rappen | null> {
  const money = { invoiceId, paymentId, settledOn: paidOn, isOfCredit };
  let settled = 0;
  let left = 0;
  for (const { kind, amount, order } of own) {
    if (kind === "payment") {
      const used = await settleWithMoney(ctx, { ...money, amount, order, keepCharges });
      settled += used;
      left += amount - used;
    } else {
      const invoice = await findInvoice(ctx, invoiceId);
      const rest = invoice.charges.length > 0 ? Math.min(amount, openRows(invoice)) : amount;
      if (rest > 0) await settleRows(ctx, { ...money, kind, amount: rest });
    }
  }
  if (settled === 0) return left > 0 ? null : 0;
  const isCharged = (await standingOf(ctx, invoiceId)).charged > 0;
  if (!isCharged || keepCharges || !(await endPaidBefore(ctx, invoiceId, paidOn)) || left === 0)
    return settled;
  return settled + (await settleWithMoney(ctx, { ...money, amount: left }));
}

export async function standingOf(ctx: BusinessContext, id: string) {
  const { paid_on: paidOn, ...account } = await ctx.db
    .selectFrom("invoices")
    .select(["state", "total", "charged", "settled", "paid_on"])
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { isPaid: paidOn !== null, due: amountDue(account), charged: account.charged };
}
