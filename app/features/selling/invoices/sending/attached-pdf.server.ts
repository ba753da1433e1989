import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { pdfOf } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { drawOriginal } from "#app/features/selling/invoices/pdf/original-pdf.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { type Locale, LOCALE_TAGS, LOCALES } from "#app/platform/i18n/locale.ts";

/** The PDF as the e-mail carries it: sending makes a draft an original. */
export function attachedPdf(ctx: BusinessContext, invoice: Invoice, language: Locale): Promise<Uint8Array> {
  return invoice.status === "draft" ? drawOriginal(ctx, invoice, language) : pdfOf(ctx, invoice, language);
}

/** `84 kB`, by the language of the PDF, as people read it in `locale`. */
export async function attachmentSizes(
  ctx: BusinessContext,
  invoice: Invoice,
  locale: Locale,
): Promise<Record<Locale, string>> {
  const format = new Intl.NumberFormat(LOCALE_TAGS[locale], {
    style: "unit",
    unit: "kilobyte",
    maximumFractionDigits: 0,
  });
  const sizes = await Promise.all(
    LOCALES.map(async (language) => {
      const { byteLength } = await attachedPdf(ctx, invoice, language);
      return [language, format.format(byteLength / 1000)];
    }),
  );
  return Object.fromEntries(sizes) as Record<Locale, string>;
}
