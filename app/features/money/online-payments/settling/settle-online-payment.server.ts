import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { settleInvoices } from "#app/features/selling/invoices/settling/book-payment.server.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import {
  findOnlinePayment,
  type OnlinePayment,
  type OnlinePaymentState,
  saveAnswer,
} from "#app/features/money/online-payments/online-payments.server.ts";
import type {
  ProviderPayment,
  ReceivedOnline,
} from "#app/features/money/online-payments/payment-provider.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import type { UnassignedReason } from "#app/features/books/ledger/payment-reasons.ts";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import { recordPaymentEvent } from "#app/features/books/ledger/record-payment-event.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import { zurichDay } from "#app/swiss/dates.ts";
import { saveFee } from "./save-fee.server.ts";
import { adjustTakenBack } from "./taken-back.server.ts";

interface NumberedAnswer {
  number: number;
  answer: ProviderPayment;
}

/**
 * Brings our books to what the provider says: booked once, and as much taken back as was. Which event led here, and
 * how often, makes no difference.
 */
export async function settleOnlinePayment(
  ctx: BusinessContext,
  id: string,
  { number, answer }: NumberedAnswer,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const attempt = await findOnlinePayment(ctx, id);
    if (!attempt || attempt.answered >= number) return;
    const { received, intent } = answer;
    if (!received && attempt.paymentId) return;
    let { paymentId } = attempt;
    if (received) {
      paymentId ??= await bookOnline(ctx, attempt, received);
      await saveFee(ctx, paymentId, received);
      await adjustTakenBack(ctx, { paymentId, invoiceId: attempt.invoiceId, takenBack: received.takenBack });
    }
    await saveAnswer(ctx, id, { answered: number, state: stateOf(answer), paymentId, intent });
  });
}

function stateOf({ state, received }: ProviderPayment): OnlinePaymentState {
  if (received) return received.isDisputed ? "disputed" : received.takenBack > 0 ? "refunded" : "paid";
  return state === "expired" || state === "failed" ? state : "open";
}

/** The gross amount: the fee is the business's expense. What nothing is due for any more waits to be assigned. */
async function bookOnline(
  ctx: BusinessContext,
  { invoiceId, currency }: OnlinePayment,
  { amount, at, method }: ReceivedOnline,
): Promise<string> {
  const invoice = await unlessGone(findInvoice(ctx, invoiceId));
  const day = zurichDay(at);
  const paidOn = day > ctx.today ? ctx.today : day;
  const due = invoice && allows(invoice.status, "markPaid") ? amountDue(invoice) : 0;
  const reason: UnassignedReason | "" = due > 0 ? "" : whyUnassigned(invoice);
  const paymentId = await insertPayment(ctx, {
    state: due > 0 ? "booked" : "unassigned",
    source: "stripe",
    reason,
    amount,
    currency,
    method,
    paid_on: paidOn,
    client_id: due > 0 ? (invoice?.clientId ?? null) : null,
    payer_name: invoice?.recipient.name ?? "",
    reference: invoice?.reference ?? "",
    message: invoice?.number ?? "",
  });
  if (due > 0) {
    const part = { invoiceId, kind: "payment" as const, amount: Math.min(amount, due) };
    await settleInvoices(ctx, [part], { paymentId, paidOn });
    await recordPaymentEvent(ctx, "payment.received", paymentId);
  }
  ctx.log.info({ event: "online_payment.booked", businessId: ctx.businessId, payment: paymentId });
  return paymentId;
}

function whyUnassigned(invoice: Invoice | null): UnassignedReason {
  if (!invoice) return "invoice_deleted";
  return invoice.state === "cancelled" ? "invoice_cancelled" : "already_paid";
}
