import { type ListedPayment, withAllocations } from "#app/features/money/payments/list-payments.server.ts";
import { invoiceNumbers } from "#app/features/books/ledger/allocations.server.ts";
import { STATES_OF_CREDIT } from "#app/features/books/ledger/payment.ts";
import { paymentJson } from "#app/features/books/ledger/payment-json.ts";
import { paymentOf } from "#app/features/books/ledger/payments.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { pagesByDay, type Period, rowsOfPeriod } from "./pages.server.ts";

export interface ExportedPayment extends ListedPayment {
  invoiceNumbers: Map<string, string>;
}

export async function* paymentPages(ctx: BusinessContext, period: Period): AsyncGenerator<ExportedPayment[]> {
  for await (const rows of paymentLines(paymentsIn(ctx, period))) {
    const listed = await withAllocations(ctx, rows.map(paymentOf));
    const settled = listed.flatMap(({ allocations }) => allocations.map(({ invoiceId }) => invoiceId));
    const numbers = await invoiceNumbers(ctx, settled);
    yield listed.map((payment) => ({ ...payment, invoiceNumbers: numbers }));
  }
}

export function paymentLines(payments: ReturnType<typeof everyPayment>) {
  return pagesByDay(payments.selectAll(), "paid_on", 100);
}

/** What credit notes are worth among them. */
export function everyPayment(ctx: BusinessContext) {
  return ctx.db.selectFrom("payments").where("business_id", "=", ctx.businessId);
}

/** In every state; what credit notes are worth is no payment. */
export function paymentsIn(ctx: BusinessContext, period: Period) {
  return rowsOfPeriod(everyPayment(ctx).where("state", "not in", STATES_OF_CREDIT), "paid_on", period);
}

export function exportedPaymentJson({ payment, allocations, invoiceNumbers }: ExportedPayment) {
  const json = paymentJson(payment, allocations);
  const numbered = json.allocations.map((one) => ({
    ...one,
    invoiceNumber: invoiceNumbers.get(one.invoiceId),
  }));
  return { ...json, allocations: numbered };
}
