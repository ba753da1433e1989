import { INVOICE_STATUSES, type ListedStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import { type PaperFilters, readPaperFilters } from "#app/features/selling/papers/list/paper-filters.ts";

export type InvoiceFilters = PaperFilters<ListedStatus>;

export function readInvoiceFilters(params: URLSearchParams): InvoiceFilters {
  return readPaperFilters(params, { statuses: INVOICE_STATUSES, lastDay: "due" });
}
