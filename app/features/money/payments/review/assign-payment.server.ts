import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listAgain } from "#app/features/selling/invoices/status/restore-invoice.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { lockInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import { settleInvoices } from "#app/features/selling/invoices/settling/book-payment.server.ts";
import { payableOf } from "#app/features/selling/invoices/settling/settle-rows.server.ts";
import { requireAction } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { receivedMoney } from "#app/features/books/ledger/leave-unassigned.server.ts";
import type { MatchReason } from "#app/features/books/ledger/payment-reasons.ts";
import { type Payment, STATES_OF_CREDIT } from "#app/features/books/ledger/payment.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { recordPaymentEvent } from "#app/features/books/ledger/record-payment-event.server.ts";
import { teachPayer } from "#app/features/money/payment-rules/teach.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { savePayment } from "./save-payment.server.ts";

/**
 * To an invoice that the user chose. What exceeds its open amount becomes the client's credit; what came in another
 * currency than the invoice's is worth the open amount. A deleted invoice is listed again.
 * @param isTaught payments from its account are always this client's
 * @throws AppError `payment.not_found`, `payment.transition_not_allowed` when it is booked or was taken back,
 * `invoice.not_found`, `invoice.transition_not_allowed`, and as `teachPayer`
 */
export async function assignPayment(
  ctx: UserContext,
  id: string,
  invoiceId: string,
  isTaught = false,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await listAgain(ctx, invoiceId);
    const invoice = await lockInvoice(ctx, invoiceId);
    const payment = await findPayment(ctx, id);
    if (["booked", "reversed", ...STATES_OF_CREDIT].includes(payment.state))
      throw new AppError("payment.transition_not_allowed");
    requireAction(invoice.status, "recordPayment");
    if (isTaught) await teachPayer(ctx, { iban: payment.payerIban, clientId: invoice.clientId });
    await bookOn(ctx, invoice, payment);
    await recordPaymentEvent(ctx, "payment.received", id);
  });
}

function instructedAs({ amount, currency }: { amount: number; currency: string }) {
  return { instructed_amount: amount, instructed_currency: currency };
}

async function bookOn(ctx: UserContext, invoice: Invoice, payment: Payment): Promise<void> {
  const due = payableOf(invoice);
  const { currency } = invoice;
  const received = await receivedMoney(ctx, payment);
  const isForeign = received.currency !== currency;
  const amount = isForeign ? due : received.amount;
  const reason: MatchReason = "assigned";
  const clientId = invoice.clientId;
  await savePayment(ctx, payment.id, {
    state: "booked",
    reason,
    amount,
    currency,
    ...(isForeign ? instructedAs(received) : {}),
    proposal: null,
    rule_id: null,
    client_id: clientId,
  });
  const part = {
    invoiceId: invoice.id,
    kind: "payment" as const,
    amount: Math.min(amount - payment.refunded, due),
  };
  await settleInvoices(ctx, [part], { paymentId: payment.id, paidOn: payment.paidOn });
}
