import { lockInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import { settleInvoices } from "#app/features/selling/invoices/settling/book-payment.server.ts";
import { requireAction } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { openRows } from "#app/features/books/ledger/charge.ts";
import { creditOf, type Payment } from "#app/features/books/ledger/payment.ts";
import { paymentOf } from "#app/features/books/ledger/payments.server.ts";
import { isOrWasCredit } from "./credits-left.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { type Sums, sumsByCurrency } from "#app/swiss/currency/sums.ts";

/** The client's credit: overpayments and credit notes that are neither used nor paid back. */
export async function clientCredit(ctx: BusinessContext, clientId: string): Promise<Sums> {
  return sumsByCurrency(await paymentsWithCredit(ctx, clientId), creditOf);
}

/**
 * Settles the amount due from the client's credit in its currency, the oldest payment first.
 * @throws AppError `invoice.not_found`, `invoice.transition_not_allowed`, `payment.none_open`
 */
export async function settleFromCredit(ctx: UserContext, invoiceId: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    let invoice = await lockInvoice(ctx, invoiceId);
    requireAction(invoice.status, "markPaid");
    const all = invoice.clientId ? await paymentsWithCredit(ctx, invoice.clientId) : [];
    const payments = all.filter(({ currency }) => currency === invoice.currency);
    if (payments.length === 0 || amountDue(invoice) === 0) throw new AppError("payment.none_open");
    for (const payment of payments) {
      const amount = Math.min(amountDue(invoice), creditOf(payment));
      if (amount === 0) break;
      const { id: paymentId, paidOn } = payment;
      await settleInvoices(ctx, [{ invoiceId, kind: "payment", amount }], {
        paymentId,
        paidOn,
        isOfCredit: true,
        keepCharges: openRows(invoice) === 0,
      });
      invoice = await findInvoice(ctx, invoiceId);
    }
  });
}

async function paymentsWithCredit(ctx: BusinessContext, clientId: string): Promise<Payment[]> {
  return (await paymentsBeyondInvoices(ctx, clientId)).filter((payment) => creditOf(payment) > 0);
}

export async function paymentsBeyondInvoices(ctx: BusinessContext, clientId: string): Promise<Payment[]> {
  const rows = await ctx.db
    .selectFrom("payments")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("client_id", "=", clientId)
    .whereRef("allocated", "<", "amount")
    .orderBy("paid_on")
    .orderBy("id")
    .execute();
  return rows.map(paymentOf).filter(isOrWasCredit);
}
