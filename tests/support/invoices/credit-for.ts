import { lockInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import { requireAction } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { allocate } from "#app/features/books/ledger/allocations.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/**
 * What a credit note over this amount is worth, as far as the invoice takes it, without the credit note itself.
 * @param amount in Rappen
 * @returns the id of its row among the payments
 */
export async function creditFor(ctx: UserContext, invoiceId: string, amount: number): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const invoice = await lockInvoice(ctx, invoiceId);
    requireAction(invoice.status, "creditNote");
    const paymentId = await insertPayment(ctx, {
      state: "credit",
      source: "credit_note",
      amount,
      paid_on: ctx.today,
      client_id: invoice.clientId,
    });
    const part = {
      invoiceId,
      paymentId,
      kind: "credit" as const,
      amount: Math.min(amount, amountDue(invoice)),
    };
    if (part.amount > 0) await allocate(ctx, { ...part, settledOn: ctx.today });
    return paymentId;
  });
}
