import type { InvoiceDocument } from "#app/features/invoices/document/invoice-document.ts";
import { slipFor } from "#app/features/invoices/document/invoice-slip.ts";
import type { Invoice } from "#app/features/invoices/invoices.server.ts";
import { testMark } from "#app/features/invoices/pdf/original-pdf.server.ts";
import { documentTitle } from "#app/features/invoices/view/document-title.ts";
import { markOf } from "#app/features/invoices/view/invoice-mark.ts";
import { invoiceMessages } from "#app/features/invoices/view/invoice-messages.ts";
import type { InvoiceSheetView } from "#app/features/invoices/view/invoice-sheet-view.ts";
import { type InvoiceView, invoiceView } from "#app/features/invoices/view/invoice-view.ts";
import { pdfTexts } from "#app/features/invoices/view/pdf-texts.server.ts";
import { type Settling, settlingOf } from "#app/features/payments/settling.server.ts";
import { paidAmount, amountDue } from "#app/features/ledger/amount-due.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { type Locale, LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { daysBetween, formatDay } from "#app/swiss/dates.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import { logoAddress } from "./logo-address.server.ts";
import { type WaysToPay, waysToPay } from "./ways-to-pay.ts";

/** What a client may know of it: a claim that its sender gave up is `closed`, without a reason. */
export type ClientStatus = "open" | "overdue" | "paid" | "credited" | "cancelled" | "closed";

export interface InvoicePageView {
  title: string;
  sender: { name: string; email: string };
  status: ClientStatus;
  isTest: boolean;
  issuedOn: string;
  dueOn: string;
  /** Negative once it is past. */
  dueIn: number;
  paidOn: string;
  total: string;
  progress: { paid: Rappen; total: Rappen; paidText: string } | null;
  due: string;
  /** Beside the rows: what reminders charge, and what settles all of it. */
  settled: {
    id: string;
    kind: Settling["kind"];
    isCharge: boolean;
    day: string;
    text: string;
    amount: string;
  }[];
  ways: WaysToPay | null;
  /** Without its payment part, which may ask for more than is due. */
  sheet: InvoiceSheetView;
  /** As a data address, as the pictures of a business are for its members. */
  logo: string;
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
  const bill = slipFor({ ...document, language: invoice.language });
  return {
    title: documentTitle(translator(language), invoice),
    sender: { name: invoice.sender.name, email: invoice.sender.email },
    status: clientStatus(invoice),
    isTest: test !== null,
    issuedOn: formatDay(invoice.issueDate, language),
    dueOn: formatDay(invoice.dueDate, language),
    dueIn: daysBetween(ctx.today, invoice.dueDate),
    paidOn: invoice.paidOn ? formatDay(invoice.paidOn, language) : "",
    total: formatAmount(invoice.total),
    progress: due > 0 ? progressOf(invoice) : null,
    due: due > 0 ? formatAmount(due) : "",
    settled: settledRows(await settlingOf(ctx, invoice), language),
    ways: bill && waysToPay(bill),
    sheet: { ...sheetOf(document), logo: logo && invoice.design.logo, slip: null },
    logo: logo ?? "",
  };
}

function clientStatus({ status }: Invoice): ClientStatus {
  if (status === "overdue" || status === "paid" || status === "credited" || status === "cancelled")
    return status;
  return status === "sent" ? "open" : "closed";
}

/** Of money only. */
function progressOf(invoice: Invoice) {
  const paid = paidAmount(invoice);
  return paid > 0 ? { paid, total: invoice.total, paidText: formatAmount(paid) } : null;
}

function settledRows(settling: Settling[], language: Locale) {
  return settling
    .filter(({ kind }) => kind !== "invoice")
    .map(({ id, type, kind, settledOn, text, amount }) => ({
      id,
      kind,
      isCharge: type === "charge",
      day: formatDay(settledOn, language),
      amount: formatAmount(amount),
      // The writer's own note on a payment, and why something is written off, are not for the client.
      text: kind === "credit_note" ? text : "",
    }));
}

function sheetOf(document: InvoiceDocument): InvoiceView {
  const { language } = document;
  return invoiceView(document, invoiceMessages(pdfTexts(language), LOCALE_TAGS[language]));
}
