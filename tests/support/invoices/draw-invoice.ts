import type { LogoImage } from "#app/features/design/logo.ts";
import type { InvoiceDocument } from "#app/features/invoices/document/invoice-document.ts";
import { drawInvoicePdf } from "#app/features/invoices/pdf/invoice-pdf.ts";
import { invoiceMessages } from "#app/features/invoices/view/invoice-messages.ts";
import de from "#app/locales/de/pdf.json" with { type: "json" };
import en from "#app/locales/en/pdf.json" with { type: "json" };
import fr from "#app/locales/fr/pdf.json" with { type: "json" };
import it from "#app/locales/it/pdf.json" with { type: "json" };
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { pdfFonts } from "#app/platform/pdf/pdf-fonts.server.ts";
import type { Box } from "../read/read-pdf.ts";

/** The words of the paper, by language. */
export const TEXTS = { de, en, fr, it };

/** Where the symbol's surroundings are on the last page, mm. */
export const SYMBOL_AREA: Box = { left: 63, top: 192 + 13, right: 117, bottom: 192 + 67 };

/** Draws in this thread, as the worker does in its own. */
export function drawInvoice(
  document: InvoiceDocument,
  createdAt = "2026-11-21T09:30:00Z",
  logo: LogoImage | null = null,
  withEInvoice = false,
): Promise<Buffer> {
  const words = invoiceMessages(TEXTS[document.language], LOCALE_TAGS[document.language]);
  return drawInvoicePdf(document, words, pdfFonts(), createdAt, logo, withEInvoice);
}
