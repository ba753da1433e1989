import { bookPayment } from "#app/features/selling/invoices/settling/book-payment.server.ts";
import { chargedAfter } from "#app/features/selling/invoices/settling/paid-before.ts";
import { changeInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import { skontoTaken } from "#app/features/selling/invoices/fields/skonto.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { requireOpenDay } from "#app/features/books/book/closed-days.server.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import type { RecordPaymentInput } from "./payment.schema.ts";

/**
 * By hand, for a sent invoice. What exceeds the open amount becomes the client's credit; what Skonto allows to deduct
 * need not be paid.
 * @param version of the invoice that was seen @returns the payment's id
 * @throws AppError `invoice.not_found`, `invoice.transition_not_allowed`, `invoice.changed`, `input.invalid`
 */
export async function recordPayment(
  ctx: UserContext,
  invoiceId: string,
  input: RecordPaymentInput,
  version?: number,
): Promise<string> {
  return changeInvoice(ctx, invoiceId, { action: "recordPayment", version }, async (ctx, invoice) =>
    bookPayment(ctx, invoice, { ...input, ...(await plannedPayment(ctx, invoice, input)) }),
  );
}

/** @throws AppError `input.invalid`, and as `requireOpenDay` */
export async function plannedPayment(
  ctx: BusinessContext,
  invoice: Invoice,
  { amount, paidOn = ctx.today, skonto = false, keepCharges }: RecordPaymentInput,
) {
  if (paidOn > ctx.today) throw invalid([{ field: "paidOn", code: "field.paid_in_future" }]);
  await requireOpenDay(ctx, paidOn);
  const due = amountDue(invoice) - (keepCharges ? 0 : chargedAfter(paidOn, invoice));
  const deducted = skonto ? skontoTaken({ ...invoice, due }, { amount, paidOn }) : null;
  if (skonto && !deducted) throw invalid([{ field: "skonto", code: "field.no_skonto" }]);
  return { paidOn, deducted };
}
