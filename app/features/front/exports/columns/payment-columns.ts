import { creditOf, isMoney } from "#app/features/books/ledger/payment.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { formatAmount, rappenToNumber } from "#app/swiss/money.ts";
import { type ColumnOf, column } from "./data-columns.ts";
import type { ExportedPayment } from "#app/features/front/exports/payment-pages.server.ts";

/** The amounts of the invoices and the credit add up to that of a booked payment. */
export const PAYMENT_COLUMNS: readonly ColumnOf<ExportedPayment>[] = [
  column("paymentDay", "day", ({ payment }) => payment.paidOn),
  column("paymentAmount", "amount", ({ payment }) => rappenToNumber(payment.amount)),
  { label: "invoices:field.currency", kind: "text", cell: ({ payment }) => payment.currency },
  column("paymentSource", "text", ({ payment }, t) => t([`exports:paymentSource.${payment.source}`])),
  column("paymentState", "text", ({ payment }, t) => t([`exports:paymentState.${payment.state}`])),
  column("payer", "text", ({ payment }) => payment.payerName),
  column("reference", "text", ({ payment }) => payment.reference),
  column("paymentNote", "text", ({ payment }) => payment.note),
  column("settledInvoices", "text", (line) => joined(line, ([invoiceId]) => numberOf(line, invoiceId))),
  column("settledAmounts", "text", (line) => joined(line, ([, amount]) => formatAmount(amount))),
  column("credit", "amount", ({ payment }) => rappenToNumber(creditOf(payment))),
  column("fee", "amount", ({ payment }) => (payment.fee === null ? null : rappenToNumber(payment.fee))),
];

function joined({ allocations }: ExportedPayment, text: (settled: [string, Rappen]) => string): string {
  const settled = new Map<string, Rappen>();
  for (const { kind, invoiceId, amount } of allocations)
    if (isMoney(kind)) settled.set(invoiceId, (settled.get(invoiceId) ?? 0) + amount);
  return [...settled].map(text).join(", ");
}

function numberOf({ invoiceNumbers }: ExportedPayment, invoiceId: string): string {
  return invoiceNumbers.get(invoiceId) ?? "";
}
