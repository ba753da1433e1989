import { isRealBusiness } from "#app/features/people/accounts/sandbox/real-business.server.ts";
import { findLogo } from "#app/features/selling/design/logo.server.ts";
import type { InvoiceMark } from "#app/features/selling/invoices/document/invoice-document.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { wantsEInvoice } from "#app/features/selling/invoices/e-invoice/wants-e-invoice.server.ts";
import { markOf } from "#app/features/selling/invoices/view/invoice-mark.ts";
import { renderInvoicePdf } from "./invoice-pdf.server.ts";

/** An invoice of a sandbox looks real, and its payment part could be paid. */
export async function testMark(ctx: BusinessContext): Promise<InvoiceMark | null> {
  return (await isRealBusiness(ctx)) ? null : { kind: "test" };
}

/** The PDF that a draft becomes: without the draft's mark, and with that of what is paid already. */
export async function drawOriginal(ctx: BusinessContext, draft: Invoice, language: Locale): Promise<Buffer> {
  const logo = await findLogo(ctx, draft.design.logo);
  const mark = draft.paidOn ? markOf(draft) : await testMark(ctx);
  const withEInvoice = await wantsEInvoice(ctx, draft);
  return renderInvoicePdf({ ...draft, language, isCopy: false, mark }, draft.createdAt, logo, withEInvoice);
}
