import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import { slipToPay } from "#app/features/selling/invoices/document/invoice-slip.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { testMark } from "#app/features/selling/invoices/pdf/original-pdf.server.ts";
import { type AccountRow, accountView } from "#app/features/selling/invoices/view/account-view.ts";
import { documentTitle } from "#app/features/selling/invoices/view/document-title.ts";
import { markOf } from "#app/features/selling/invoices/view/invoice-mark.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import type { InvoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { type InvoiceView, invoiceView } from "#app/features/selling/invoices/view/invoice-view.ts";
import { pdfTexts } from "#app/features/selling/invoices/view/pdf-texts.server.ts";
import { amountDue, owesNothing } from "#app/features/books/ledger/amount-due.ts";
import { moneyOf } from "#app/features/books/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { type Locale, LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { daysBetween, formatDay } from "#app/swiss/dates.ts";
import { type Currency, formatAmount, formatMoney, type Rappen } from "#app/swiss/money.ts";
import { type ClientBrand, clientBrand } from "./client-brand.server.ts";
import { logoAddress } from "./logo-address.server.ts";
import { type WaysToPay, waysToPay } from "./ways-to-pay.ts";

/** The state that the client may see: a claim that its sender gave up is `closed`, without a reason. */
export type ClientStatus = "open" | "overdue" | "paid" | "credited" | "cancelled" | "closed";

export interface InvoicePageView {
  title: string;
  sender: { name: string };
  status: ClientStatus;
  isTest: boolean;
  issuedOn: string;
  dueOn: string;
  /** Negative once it is past. */
  dueIn: number;
  paidOn: string;
  currency: Currency;
  total: string;
  progress: { paid: Rappen; total: Rappen; paidText: string; totalText: string } | null;
  due: string;
  /** The ledger of the invoice; empty while there is nothing but the rows. */
  account: AccountRow[];
  ways: WaysToPay | null;
  /** The sheet without its payment part, which may ask for more than is due. */
  sheet: InvoiceSheetView;
  /** A data address, as the pictures of a business are for its members only. */
  logo: string;
  brand: ClientBrand;
}

export async function invoicePageView(
  ctx: BusinessContext,
  invoice: Invoice,
  language: Locale,
): Promise<InvoicePageView> {
  const test = await testMark(ctx);
  const isCopy = language !== invoice.language;
  const document = { ...invoice, asOf: ctx.today, language, isCopy, mark: markOf(invoice) ?? test };
  const due = invoice.state === "sent" ? amountDue(invoice) : 0;
  const logo = await logoAddress(ctx, invoice.design);
  // The bank shows the payer the words that the paper has.
  const bill = slipToPay({ ...document, language: invoice.language });
  return {
    title: documentTitle(translator(language), invoice),
    sender: { name: invoice.sender.name },
    status: clientStatus(invoice),
    isTest: test !== null,
    issuedOn: formatDay(invoice.issueDate, language),
    dueOn: formatDay(invoice.dueDate, language),
    dueIn: daysBetween(ctx.today, invoice.dueDate),
    paidOn: invoice.paidOn ? formatDay(invoice.paidOn, language) : "",
    currency: invoice.currency,
    total: formatAmount(invoice.total),
    progress: due > 0 ? progressOf(invoice) : null,
    due: due > 0 ? formatAmount(due) : "",
    account: accountRows(document),
    ways: bill && waysToPay(bill),
    sheet: { ...sheetOf(document), logo: logo && invoice.design.logo, slip: null },
    logo: logo ?? "",
    brand: await clientBrand(ctx),
  };
}

export function clientStatus({ status }: Pick<Invoice, "status">): ClientStatus {
  if (status === "overdue" || status === "paid" || status === "credited" || status === "cancelled")
    return status;
  return status === "sent" ? "open" : "closed";
}

/** The progress of what is money; other papers have none. */
function progressOf(invoice: Invoice) {
  const paid = moneyOf(invoice.allocations);
  const total = invoice.total + invoice.charged;
  return paid > 0
    ? { paid, total, paidText: formatMoney(paid, invoice.currency), totalText: formatAmount(total) }
    : null;
}

function accountRows(document: InvoiceDocument & Pick<Invoice, "state">): AccountRow[] {
  const rows = owesNothing(document.state) ? [] : accountView(document, messagesOf(document));
  return rows.length > 1 ? rows : [];
}

function sheetOf(document: InvoiceDocument): InvoiceView {
  return invoiceView(document, messagesOf(document));
}

function messagesOf({ language, currency }: InvoiceDocument) {
  return invoiceMessages(pdfTexts(language), LOCALE_TAGS[language], currency);
}
