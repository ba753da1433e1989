import { slipToPay } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { documentTitle } from "#app/features/selling/invoices/view/document-title.ts";
import { slipQrPng } from "#app/features/selling/qr-bill/slip-png.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { OpenedInvoice } from "./open-invoice-page.server.ts";

/** The code of the page as a picture, over what is due now. @throws AppError `public_page.not_found` without one */
export async function invoicePageCode({ ctx, invoice }: OpenedInvoice, wish?: Locale): Promise<FileToKeep> {
  const { language } = invoice;
  const bill = slipToPay({ ...invoice, asOf: ctx.today, isCopy: false, mark: null });
  if (!bill) throw new AppError("public_page.not_found");
  return {
    name: `${documentTitle(translator(wish ?? language), invoice)}.png`,
    type: "image/png",
    content: await slipQrPng(bill),
  };
}
