import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { pdfOf } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { drawOriginal } from "#app/features/selling/invoices/pdf/original-pdf.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { panelData } from "#app/platform/http/panel.server.ts";
import { type Locale, LOCALE_TAGS } from "#app/platform/i18n/locale.ts";

/** The PDF as the e-mail carries it: sending makes a draft an original. */
export function attachedPdf(ctx: BusinessContext, invoice: Invoice, language: Locale): Promise<Uint8Array> {
  return invoice.status === "draft" ? drawOriginal(ctx, invoice, language) : pdfOf(ctx, invoice, language);
}

/** How large the PDF is that the e-mail carries: `84 kB`, as people read it in their own language. */
export interface AttachmentSize {
  /** That of the PDF: in another it has another size. */
  language: Locale;
  text: string;
}

/** Null where the PDF cannot be made now. */
export function attachmentSize(
  ctx: BusinessContext,
  invoice: Invoice,
  language: Locale,
): Promise<AttachmentSize | null> {
  return panelData(ctx, "attachment", async () => {
    const { byteLength } = await attachedPdf(ctx, invoice, language);
    const format = new Intl.NumberFormat(LOCALE_TAGS[ctx.locale], {
      style: "unit",
      unit: "kilobyte",
      maximumFractionDigits: 0,
    });
    return { language, text: format.format(byteLength / 1000) };
  });
}
