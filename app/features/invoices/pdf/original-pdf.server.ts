import { findLogo } from "#app/features/design/logo.server.ts";
import type { Invoice } from "#app/features/invoices/invoices.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { renderInvoicePdf } from "./invoice-pdf.server.ts";

/** The PDF that a draft becomes: without the draft's mark. */
export async function drawOriginal(ctx: BusinessContext, draft: Invoice, language: Locale): Promise<Buffer> {
  const logo = await findLogo(ctx, draft.design.logo);
  return renderInvoicePdf({ ...draft, language, isCopy: false, mark: null }, draft.createdAt, logo);
}
