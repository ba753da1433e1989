import type { Locale } from "#app/platform/i18n/locale.ts";
import { messagesIn } from "#app/platform/i18n/translations.server.ts";
import type { PdfTexts } from "./invoice-messages.ts";

export function pdfTexts(language: Locale): PdfTexts {
  return messagesIn(language).treeOf("pdf") as unknown as PdfTexts;
}
