import { lineTotal, type Rappen } from "#app/swiss/money.ts";
import { vatRows, type VatRow } from "#app/swiss/vat.ts";

/** The stored state; paid and overdue follow from payments and calendar. */
export type InvoiceState = "draft" | "sent" | "cancelled";

export const INVOICE_STATUSES = ["draft", "sent", "paid", "overdue", "cancelled"] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Days (rule 13). */
export const DEFAULT_TERM = 30;
export const MAX_TERM = 365;

export const MAX_ITEMS = 200;

export interface Totals {
  subtotal: Rappen;
  vatTotal: Rappen;
  total: Rappen;
  rows: VatRow[];
}

export function itemTotal(item: { quantity: number; unitPrice: Rappen }): Rappen {
  return lineTotal(item.quantity, item.unitPrice);
}

/** Rounded rows, and one VAT amount a rate, rounded once (MWSTG; rule 14): sums of what is printed. */
export function totalsOf(items: readonly { total: Rappen; vatRate: number }[]): Totals {
  const rows = vatRows(items);
  const subtotal = items.reduce((sum, item) => sum + item.total, 0);
  const vatTotal = rows.reduce((sum, row) => sum + row.vat, 0);
  return { subtotal, vatTotal, total: subtotal + vatTotal, rows };
}

/** Without VAT number and VAT, VAT must not be mentioned (MWSTG Art. 27). */
export function mentionsVat(document: {
  sender: { vatNumber: string };
  items: readonly { vatRate: number }[];
}): boolean {
  return document.sender.vatNumber !== "" || document.items.some((item) => item.vatRate > 0);
}
