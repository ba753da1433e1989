import type { InvoicesTable } from "#app/platform/database/schema/invoices.ts";

/** The table of invoices holds credit notes too. */
export const INVOICE_KINDS = ["invoice", "credit_note"] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/**
 * The stored state; paid and overdue follow from payments and calendar. A sent invoice is `credited` when credit notes
 * alone settle it, and `written_off` when a write-off does. Credit notes are `issued` or `withdrawn`.
 */
export type InvoiceState = InvoicesTable["state"];

export function isVoid(state: InvoiceState | InvoiceStatus): boolean {
  return state === "cancelled" || state === "withdrawn";
}

export const INVOICE_STATUSES = [
  "draft",
  "sent",
  "paid",
  "overdue",
  "credited",
  "written_off",
  "cancelled",
] as const;
export type ListedStatus = (typeof INVOICE_STATUSES)[number];
export type InvoiceStatus = ListedStatus | "issued" | "withdrawn";

/** Days (rule 13). */
export const DEFAULT_TERM = 30;
export const MAX_TERM = 365;

export const MAX_ITEMS = 200;

/** Without VAT number and VAT, VAT must not be mentioned (MWSTG Art. 27). */
export function mentionsVat(document: {
  sender: { vatNumber: string };
  items: readonly { vatRate: number }[];
}): boolean {
  return document.sender.vatNumber !== "" || document.items.some((item) => item.vatRate > 0);
}
