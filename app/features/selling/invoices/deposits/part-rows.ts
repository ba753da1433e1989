import { sharedReason } from "#app/features/selling/invoices/fields/zero-rate-reason.ts";
import type { InvoiceItem } from "#app/features/selling/invoices/document/invoice-document.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { VatRate } from "#app/swiss/vat.ts";

export interface Part {
  rate: VatRate;
  amount: Rappen;
}

/** Hundredths of a percent. */
export const WHOLE_IN_PERCENT = 10_000;

/**
 * One row for each VAT rate of which something is charged. The row at 0 % has the reason that the rows of the whole
 * share; where they differ, a person decides.
 */
export function partRows(
  parts: readonly Part[],
  items: readonly Pick<InvoiceItem, "vatRate" | "zeroRateReason">[],
  description: string,
): InvoiceItem[] {
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ rate, amount }) => ({
      description,
      details: "",
      unit: "",
      discount: "",
      quantity: 1000,
      unitPrice: amount,
      vatRate: rate,
      zeroRateReason: rate === 0 ? sharedReason(items) : "",
      total: amount,
    }));
}
