import type { LogoImage } from "#app/features/selling/design/logo.ts";
import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import { drawInvoicePdf, drawLetterPdf, type LetterPdf } from "./invoice-pdf.ts";
import { invoiceMessages, type PdfTexts } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { joinPages, type Joining } from "./join-pages.server.ts";
import de from "#app/locales/de/pdf.json" with { type: "json" };
import en from "#app/locales/en/pdf.json" with { type: "json" };
import fr from "#app/locales/fr/pdf.json" with { type: "json" };
import it from "#app/locales/it/pdf.json" with { type: "json" };
import { LOCALE_TAGS, type Locale } from "#app/platform/i18n/locale.ts";
import { FACTUR_X } from "#app/features/selling/invoices/e-invoice/factur-x.ts";
import { pdfAttachments } from "#app/platform/pdf/pdf-attachments.ts";
import { pdfFonts } from "#app/platform/pdf/pdf-fonts.server.ts";
import type { Report } from "#app/platform/pdf/report/report.ts";
import { drawReport } from "#app/platform/pdf/report/report-pdf.ts";
import { lowerThreadPriority } from "#app/platform/jobs/lower-thread-priority.server.ts";

lowerThreadPriority();

const TEXTS: Record<Locale, PdfTexts> = { de, en, fr, it };

export interface RenderTask {
  document: InvoiceDocument;
  createdAt: string;
  logo: LogoImage | null;
  withEInvoice?: boolean;
}

export function render({ document, createdAt, logo, withEInvoice }: RenderTask): Promise<Uint8Array> {
  const messages = invoiceMessages(
    TEXTS[document.language],
    LOCALE_TAGS[document.language],
    document.currency,
  );
  return drawInvoicePdf(document, messages, pdfFonts(), createdAt, logo, withEInvoice);
}

export function letter(task: LetterPdf): Promise<Uint8Array> {
  return drawLetterPdf(task, pdfFonts());
}

export function report(task: Report): Promise<Uint8Array> {
  return drawReport(task, pdfFonts());
}

export async function eInvoice(pdf: Uint8Array): Promise<Uint8Array> {
  const file = (await pdfAttachments(pdf)).find(({ name }) => name === FACTUR_X);
  if (!file) throw new RangeError(`no ${FACTUR_X} in the PDF`);
  return file.bytes;
}

export function join(joining: Joining): Promise<Uint8Array> {
  return joinPages(joining);
}
