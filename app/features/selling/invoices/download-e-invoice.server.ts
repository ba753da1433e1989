import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { documentTitle } from "#app/features/selling/invoices/view/document-title.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { invoicePdfPool } from "./pdf/invoice-pdf.server.ts";
import { hasEInvoice, readStoredPdf } from "./pdf/stored-pdf.server.ts";

/** The XML that the original holds. @throws AppError `invoice.not_found`, `e_invoice.not_found`, as `readStoredPdf` */
export async function downloadEInvoice(
  ctx: BusinessContext,
  id: string,
): Promise<FileToKeep & { content: Uint8Array }> {
  const invoice = await findInvoice(ctx, id);
  const { language } = invoice;
  const isHeld = await hasEInvoice(ctx, invoice.id, language);
  const pdf = isHeld ? await readStoredPdf(ctx, invoice.id, language) : null;
  if (!pdf) throw new AppError("e_invoice.not_found");
  const content: Uint8Array = await invoicePdfPool().run(pdf, { name: "eInvoice" });
  return { name: `${documentTitle(translator(language), invoice)}.xml`, type: "application/xml", content };
}
