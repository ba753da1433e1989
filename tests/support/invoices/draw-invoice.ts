import type { LogoImage } from "#app/features/selling/design/logo.ts";
import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import { drawInvoicePdf } from "#app/features/selling/invoices/pdf/invoice-pdf.ts";
import { invoiceMessages, type PdfTexts } from "#app/features/selling/invoices/view/invoice-messages.ts";
import de from "#app/locales/de/pdf.json" with { type: "json" };
import en from "#app/locales/en/pdf.json" with { type: "json" };
import fr from "#app/locales/fr/pdf.json" with { type: "json" };
import it from "#app/locales/it/pdf.json" with { type: "json" };
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { pdfFonts } from "#app/platform/pdf/pdf-fonts.server.ts";
import type { Box } from "../read/read-pdf.ts";

const WORDS = { de, en, fr, it };

/** The words of a paper in CHF, by language. */
export const TEXTS = Object.fromEntries(
  Object.entries(WORDS).map(([language, words]) => [language, inChf(words)]),
) as typeof WORDS;

function inChf(words: PdfTexts): PdfTexts {
  const filled = Object.entries(words).map(([key, text]) => [key, text.replace("{{currency}}", "CHF")]);
  return Object.fromEntries(filled) as PdfTexts;
}

/** Where the symbol's surroundings are on the last page, mm. */
export const SYMBOL_AREA: Box = { left: 63, top: 192 + 13, right: 117, bottom: 192 + 67 };

/** Draws in this thread, as the worker does in its own. */
export function drawInvoice(
  document: InvoiceDocument,
  createdAt = "2026-11-21T09:30:00Z",
  logo: LogoImage | null = null,
  withEInvoice = false,
): Promise<Buffer> {
  const { language, currency } = document;
  const words = invoiceMessages(WORDS[language], LOCALE_TAGS[language], currency);
  return drawInvoicePdf(document, words, pdfFonts(), createdAt, logo, withEInvoice);
}
