import type { InvoiceItem } from "#app/features/invoices/document/invoice-document.ts";
import { itemTotal } from "#app/features/invoices/invoice.ts";

/** Rappen, tenths of a percent. */
export function sampleItem(
  description: string,
  count: number,
  unitPrice: number,
  vatRate: number,
  unit = "",
): InvoiceItem {
  const quantity = count * 1000;
  return { description, quantity, unit, unitPrice, vatRate, total: itemTotal({ quantity, unitPrice }) };
}
