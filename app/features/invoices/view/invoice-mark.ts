import { formatDay } from "#app/swiss/dates.ts";
import type { InvoiceDocument, InvoiceMark } from "#app/features/invoices/document/invoice-document.ts";
import type { InvoiceStatus } from "#app/features/invoices/invoice.ts";
import type { InvoiceMessages } from "./invoice-messages.ts";

/** Null for an invoice that is waiting to be paid. */
export function markOf(invoice: { status: InvoiceStatus; paidOn: string | null }): InvoiceMark | null {
  const { status, paidOn } = invoice;
  if (status === "paid" && paidOn) return { kind: "paid", on: paidOn };
  return status === "draft" || status === "cancelled" ? { kind: status } : null;
}

export function markText({ mark, language }: InvoiceDocument, messages: InvoiceMessages): string {
  if (mark === null) return "";
  if (mark.kind === "paid") return messages.say("paidOn", { date: formatDay(mark.on, language) });
  return mark.kind === "draft" ? messages.say("draft") : messages.say("cancelled");
}

/** The drawing of a paid or cancelled invoice must not ask for money. */
export function asksForPayment({ mark }: Pick<InvoiceDocument, "mark">): boolean {
  return mark === null || mark.kind === "draft";
}
