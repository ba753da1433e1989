import { isRealBusiness } from "#app/features/people/accounts/sandbox/real-business.server.ts";
import { findLogo } from "#app/features/selling/design/logo.server.ts";
import { renderLetterPdf } from "#app/features/selling/invoices/pdf/invoice-pdf.server.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import type { InvoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { pdfTexts } from "#app/features/selling/invoices/view/pdf-texts.server.ts";
import type { Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { type OfferPaper, offerSheetView, offerView } from "#app/features/selling/offers/view/offer-view.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { type Locale, LOCALE_TAGS } from "#app/platform/i18n/locale.ts";

/** `isSent`: as the client gets it, without the mark of a draft. */
interface OfferDrawing {
  language?: Locale;
  isSent?: boolean;
}

/** The same input gives the same bytes. */
export async function drawOffer(
  ctx: BusinessContext,
  offer: Offer,
  drawing: OfferDrawing = {},
): Promise<Buffer> {
  const paper = await paperOf(ctx, offer, drawing);
  const view = offerView(paper, offerMessages(paper.language));
  const { design, sender, recipient, subject, createdAt } = offer;
  return renderLetterPdf({
    title: view.title,
    view,
    design,
    slip: null,
    createdAt,
    author: sender.name,
    subject: subject || recipient.name,
    logo: await findLogo(ctx, design.logo),
  });
}

export async function offerSheet(
  ctx: BusinessContext,
  offer: Offer,
  drawing: OfferDrawing = {},
): Promise<InvoiceSheetView> {
  const paper = await paperOf(ctx, offer, drawing);
  return offerSheetView(paper, offerMessages(paper.language));
}

async function paperOf(
  ctx: BusinessContext,
  offer: Offer,
  { language = offer.language, isSent = offer.state !== "draft" }: OfferDrawing,
): Promise<OfferPaper> {
  const mark = isSent ? ((await isRealBusiness(ctx)) ? null : "test") : "draft";
  const isCopy = isSent && language !== offer.language;
  return { offer, revision: offer.revision, language, isCopy, mark };
}

export function offerMessages(language: Locale) {
  return invoiceMessages(pdfTexts(language), LOCALE_TAGS[language]);
}
