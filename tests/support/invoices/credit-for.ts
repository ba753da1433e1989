import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { allocate } from "#app/features/settlement/allocations.server.ts";
import { insertPayment } from "#app/features/settlement/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/**
 * What a credit note over this amount is worth, as far as the invoice takes it, without the credit note itself.
 * @param amount in Rappen
 * @returns the id of its row among the payments
 */
export async function creditFor(ctx: UserContext, invoiceId: string, amount: number): Promise<string> {
  const { clientId, total, settled } = await findInvoice(ctx, invoiceId);
  const paymentId = await insertPayment(ctx, {
    ...{ state: "credit", source: "credit_note", amount, paid_on: ctx.today, client_id: clientId },
  });
  const taken = Math.min(amount, total - settled);
  if (taken > 0)
    await allocate(ctx, { invoiceId, paymentId, kind: "credit", amount: taken, settledOn: ctx.today });
  return paymentId;
}
