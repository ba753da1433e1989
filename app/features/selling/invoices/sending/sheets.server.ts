import { NOTHING_SETTLED } from "#app/features/selling/invoices/document/invoice-document.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import {
  type InvoiceSheetView,
  invoiceSheetView,
} from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { type Locale, LOCALE_TAGS, LOCALES } from "#app/platform/i18n/locale.ts";
import type { Day } from "#app/swiss/dates.ts";
import { pdfTexts } from "#app/features/selling/invoices/view/pdf-texts.server.ts";

/** The sheets as each would be attached: the e-mail makes the language of a draft the original's. */
export function attachedSheets(invoice: Invoice, today: Day): Record<Locale, InvoiceSheetView> {
  const sheets = LOCALES.map((language) => {
    const texts = pdfTexts(language);
    const isCopy = invoice.status !== "draft" && language !== invoice.language;
    const since = isCopy ? { asOf: today } : NOTHING_SETTLED;
    const document = { ...invoice, ...since, language, isCopy, mark: null };
    return [
      language,
      invoiceSheetView(document, invoiceMessages(texts, LOCALE_TAGS[language], document.currency)),
    ];
  });
  return Object.fromEntries(sheets) as Record<Locale, InvoiceSheetView>;
}
