import type { FormValues } from "#app/platform/forms/form-data.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatQuantity } from "#app/swiss/quantity.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import type { InvoiceItem } from "#app/features/invoices/document/invoice-document.ts";

/** A row of the form, of an invoice or of a template. */
export function itemValues(item: Omit<InvoiceItem, "total">): FormValues {
  return {
    description: item.description,
    quantity: formatQuantity(item.quantity),
    unit: item.unit,
    unitPrice: formatAmount(item.unitPrice),
    vatRate: formatVatRate(item.vatRate),
  };
}
