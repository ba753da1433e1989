import { isRealBusiness } from "#app/features/people/accounts/sandbox/real-business.server.ts";
import type { InvoiceDesign } from "#app/features/selling/design/design.ts";
import { findLogo } from "#app/features/selling/design/logo.server.ts";
import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { requireAllowed } from "#app/features/selling/papers/kinds.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { type InvoiceView, invoiceView } from "#app/features/selling/invoices/view/invoice-view.ts";
import { pdfTexts } from "#app/features/selling/invoices/view/pdf-texts.server.ts";
import { printView } from "#app/features/selling/invoices/view/print-view.ts";
import type { PrintKind } from "#app/features/selling/papers/print-kind.ts";
import { printsOf } from "#app/features/selling/invoices/status/invoice-actions.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { type Locale, LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { renderLetterPdf } from "./invoice-pdf.server.ts";

type Pdf = FileToKeep & { content: Uint8Array };

/** Drawn anew, of today. @throws AppError `invoice.not_found`, `invoice.transition_not_allowed` where it has none */
export async function downloadPrint(
  ctx: BusinessContext,
  id: string,
  kind: PrintKind,
  language?: Locale,
): Promise<Pdf> {
  const invoice = await findInvoice(ctx, id);
  requireAllowed("invoice", kind, printsOf(invoice.status).includes(kind));
  const chosen = language ?? invoice.language;
  return drawPrint(ctx, { ...invoice, language: chosen, isCopy: false, mark: null }, kind);
}

/** @param document of an invoice, or of an offer in the shape of one */
export async function drawPrint(
  ctx: BusinessContext,
  document: InvoiceDocument,
  kind: PrintKind,
): Promise<Pdf> {
  const { language, currency, number, design } = document;
  const messages = invoiceMessages(pdfTexts(language), LOCALE_TAGS[language], currency);
  const mark = (await isRealBusiness(ctx)) ? "" : messages.say("testOffer");
  const print = { kind, number, day: formatDay(ctx.today, language), mark };
  const view = printView(invoiceView(document, messages), print, messages);
  return {
    name: `${view.title}.pdf`,
    type: "application/pdf",
    content: await pdfOf(ctx, view, design, document),
  };
}

async function pdfOf(
  ctx: BusinessContext,
  view: InvoiceView,
  design: InvoiceDesign,
  { sender, recipient, subject }: InvoiceDocument,
): Promise<Uint8Array> {
  return renderLetterPdf({
    title: view.title,
    view,
    design,
    slip: null,
    createdAt: ctx.now.toISOString(),
    author: sender.name,
    subject: subject || recipient.name,
    logo: await findLogo(ctx, design.logo),
  });
}
