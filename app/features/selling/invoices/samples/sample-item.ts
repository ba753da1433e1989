import type { InvoiceItem } from "#app/features/selling/invoices/document/invoice-document.ts";
import { itemTotal } from "#app/features/selling/invoices/pricing/totals.ts";

/** Rappen, tenths of a percent. */
export function sampleItem(
  description: string,
  count: number,
  unitPrice: number,
  vatRate: number,
  unit = "",
): InvoiceItem {
  const quantity = count * 1000;
  const price = { quantity, unitPrice, vatRate, zeroRateReason: "" as const, discount: "" };
  return { description, unit, details: "", ...price, total: itemTotal(price) };
}
