import { bookPayment } from "#app/features/invoices/paying/book-payment.server.ts";
import { lockInvoice } from "#app/features/invoices/document/lock-invoice.server.ts";
import { requireAction } from "#app/features/invoices/status/invoice-actions.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import type { RecordPaymentInput } from "./payment.schema.ts";

/**
 * By hand, for a sent invoice. What exceeds the open amount becomes the client's credit.
 * @returns the payment's id
 * @throws AppError `invoice.not_found`, `invoice.transition_not_allowed`, `input.invalid`
 */
export async function recordPayment(
  ctx: UserContext,
  invoiceId: string,
  { amount, paidOn = ctx.today, note }: RecordPaymentInput,
): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const invoice = await lockInvoice(ctx, invoiceId);
    requireAction(invoice.status, "markPaid");
    if (paidOn > ctx.today) throw invalid([{ field: "paidOn", code: "field.paid_in_future" }]);
    return bookPayment(ctx, invoice, { amount, paidOn, note });
  });
}
