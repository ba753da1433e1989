import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import type { InvoiceStatus } from "#app/features/invoices/invoice.ts";
import type { InvoiceSummary } from "./list-invoices.server.ts";

export interface InvoiceRow {
  id: string;
  number: string;
  recipient: string;
  issueDate: string;
  dueDate: string;
  status: InvoiceStatus;
  total: string;
}

export function invoiceListRows(invoices: InvoiceSummary[], locale: Locale): InvoiceRow[] {
  return invoices.map((invoice) => ({
    id: invoice.id,
    number: invoice.number,
    recipient: invoice.recipientName,
    issueDate: formatDay(invoice.issueDate, locale),
    dueDate: formatDay(invoice.dueDate, locale),
    status: invoice.status,
    total: formatAmount(invoice.total),
  }));
}
