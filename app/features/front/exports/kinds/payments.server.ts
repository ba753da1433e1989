import { invoiceNumbers } from "#app/features/books/ledger/allocations.server.ts";
import { creditOf, isMoney, STATES_OF_CREDIT } from "#app/features/books/ledger/payment.ts";
import { paymentJson } from "#app/features/books/ledger/payment-json.ts";
import { paymentOf } from "#app/features/books/ledger/payments.server.ts";
import { type ListedPayment, withAllocations } from "#app/features/money/payments/list-payments.server.ts";
import { exportedPart } from "#app/features/front/exports/export-part.server.ts";
import { pagesByDay, type Period, rowsOfPeriod } from "#app/features/front/exports/pages.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { formatAmount, type Rappen, rappenToNumber } from "#app/swiss/money.ts";
import { column, stable } from "./column.ts";

interface ExportedPayment extends ListedPayment {
  invoiceNumbers: Map<string, string>;
}

/** For people, the amounts of the invoices and the credit add up to that of a booked payment. */
export const PAYMENTS = exportedPart<ExportedPayment>({
  name: "payments",
  size: (ctx, period) => countOf(paymentsIn(ctx, period)),
  pages: ({ ctx, options, counted }) => counted(paymentPages(ctx, options)),
  columns: [
    column("paymentDay", "day", ({ payment }) => payment.paidOn),
    column("paymentAmount", "amount", ({ payment }) => rappenToNumber(payment.amount)),
    column("invoices:field.currency", "text", ({ payment }) => payment.currency),
    column("paymentSource", "text", ({ payment }, t) => t([`exports:paymentSource.${payment.source}`])),
    column("paymentState", "text", ({ payment }, t) => t([`exports:paymentState.${payment.state}`])),
    column("payer", "text", ({ payment }) => payment.payerName),
    column("reference", "text", ({ payment }) => payment.reference),
    column("paymentNote", "text", ({ payment }) => payment.note),
    column("settledInvoices", "text", (line) => joined(line, ([invoiceId]) => numberOf(line, invoiceId))),
    column("settledAmounts", "text", (line) => joined(line, ([, amount]) => formatAmount(amount))),
    column("credit", "amount", ({ payment }) => rappenToNumber(creditOf(payment))),
    column("fee", "amount", ({ payment }) => (payment.fee === null ? null : rappenToNumber(payment.fee))),
  ],
  stableColumns: [
    ...stable("text", "id", "clientId", "state", "source", "method"),
    ...stable("day", "paidOn"),
    ...stable("amount", "amount"),
    ...stable("text", "currency", "payer.name", "payer.iban", "reference", "message", "note", "reason"),
    ...stable("amount", "instructed.amount"),
    ...stable("text", "instructed.currency"),
    ...stable("amount", "charges", "fee", "credit", "refunded"),
    ...stable("text", "allocations", "proposal", "bankFileId", "reversedAt", "createdAt"),
  ],
  stable: ({ payment, allocations }) => paymentJson(payment, allocations),
  json: exportedPaymentJson,
});

function joined({ allocations }: ExportedPayment, text: (settled: [string, Rappen]) => string): string {
  const settled = new Map<string, Rappen>();
  for (const { kind, invoiceId, amount } of allocations)
    if (isMoney(kind)) settled.set(invoiceId, (settled.get(invoiceId) ?? 0) + amount);
  return [...settled].map(text).join(", ");
}

function numberOf({ invoiceNumbers }: ExportedPayment, invoiceId: string): string {
  return invoiceNumbers.get(invoiceId) ?? "";
}

async function* paymentPages(ctx: BusinessContext, period: Period): AsyncGenerator<ExportedPayment[]> {
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

/** Payments in every state; what credit notes are worth is no payment. */
function paymentsIn(ctx: BusinessContext, period: Period) {
  return rowsOfPeriod(everyPayment(ctx).where("state", "not in", STATES_OF_CREDIT), "paid_on", period);
}

function exportedPaymentJson({ payment, allocations, invoiceNumbers }: ExportedPayment) {
  const json = paymentJson(payment, allocations);
  const numbered = json.allocations.map((one) => ({
    ...one,
    invoiceNumber: invoiceNumbers.get(one.invoiceId),
  }));
  return { ...json, allocations: numbered };
}
