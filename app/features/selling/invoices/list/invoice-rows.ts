import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { type Currency, formatBesideChf, formatMoney, type Rappen } from "#app/swiss/money.ts";
import type { InvoiceStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import type { InvoiceSummary } from "./list-invoices.server.ts";

export interface InvoiceRow {
  id: string;
  number: string;
  recipient: string;
  issueDate: string;
  dueDate: string;
  status: InvoiceStatus;
  total: string;
  amount: Rappen;
  currency: Currency;
  /** Formatted; empty unless it asks for the rest of its amount. */
  paidPart: string;
}

export function invoiceListRows(invoices: InvoiceSummary[], locale: Locale): InvoiceRow[] {
  return invoices.map((invoice) => ({
    id: invoice.id,
    number: invoice.number,
    recipient: invoice.recipientName,
    issueDate: formatDay(invoice.issueDate, locale),
    dueDate: invoice.kind === "invoice" ? formatDay(invoice.dueDate, locale) : "",
    status: invoice.status,
    total: (invoice.kind === "invoice" ? "" : "−") + formatBesideChf(invoice.total, invoice.currency),
    amount: invoice.total,
    currency: invoice.currency,
    paidPart: paidPart(invoice),
  }));
}

export function paidPart({
  status,
  settled,
  currency,
}: Pick<InvoiceSummary, "status" | "settled" | "currency">): string {
  return settled > 0 && allows(status, "markPaid") ? formatMoney(settled, currency) : "";
}
