import type { InvoiceStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import { type HeldBack, heldBackOf } from "#app/features/selling/papers/sending/held-back.ts";
import { allows } from "./invoice-actions.ts";

export function invoiceHeldBack({ status }: { status: InvoiceStatus }): HeldBack | null {
  return allows(status, "sendAgain") ? null : (heldBackOf(status) ?? "cancelled");
}

/** A reminder asks for money; the invoice itself is delivered once it is paid. */
export function reminderHeldBack(
  invoice: { status: InvoiceStatus },
  { disputedNote }: { disputedNote: string },
): HeldBack | null {
  if (invoice.status === "paid") return "paid";
  return invoiceHeldBack(invoice) ?? (disputedNote ? "disputed" : null);
}
