import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { missingEInvoice } from "#app/features/selling/invoices/e-invoice/missing-e-invoice.server.ts";
import { isVoid } from "#app/features/selling/invoices/fields/invoice.ts";
import { hasEInvoice, hasStoredPdf } from "#app/features/selling/invoices/pdf/stored-pdf.server.ts";
import { markOf } from "#app/features/selling/invoices/view/invoice-mark.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { invoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { pdfTexts } from "#app/features/selling/invoices/view/pdf-texts.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";

/** The paper as it is drawn today, and the files that there are of it. */
export async function paperOfInvoice(ctx: UserContext, invoice: Invoice) {
  const { id, status, language, currency } = invoice;
  const withXml = await hasEInvoice(ctx, id, language);
  const isDraft = status === "draft";
  const isOurPaper = isDraft || (await hasStoredPdf(ctx, id));
  const asOf = isDraft ? {} : { asOf: ctx.today };
  return {
    hasOriginal: isVoid(status) && isOurPaper,
    hasEInvoice: withXml,
    missing: isOurPaper ? await missingEInvoice(ctx, invoice, withXml) : null,
    sheet: invoiceSheetView(
      { ...invoice, ...asOf, isCopy: false, mark: markOf(invoice) },
      invoiceMessages(pdfTexts(language), LOCALE_TAGS[language], currency),
    ),
  };
}
