import { pdfOf } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { documentTitle } from "#app/features/selling/invoices/view/document-title.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { OpenedInvoice } from "./open-invoice-page.server.ts";

export async function invoicePagePdf({ ctx, invoice }: OpenedInvoice, wish?: Locale): Promise<FileToKeep> {
  const language = wish ?? invoice.language;
  return {
    name: `${documentTitle(translator(language), invoice)}.pdf`,
    type: "application/pdf",
    content: await pdfOf(ctx, invoice, language),
  };
}
