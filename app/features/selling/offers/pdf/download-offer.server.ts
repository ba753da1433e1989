import { joinPapers } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { findOffer, findOffers, type Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { offerTitle } from "#app/features/selling/offers/view/offer-view.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { drawOffer } from "./offer-pdf.server.ts";
import { readOfferPdf } from "./stored-offer-pdf.server.ts";

interface WantedPdf {
  language?: Locale | undefined;
  /** An earlier one, as it was sent. */
  revision?: number | undefined;
}

/** @throws AppError `offer.not_found`, also for a revision that was not sent; `offer.pdf_damaged` */
export async function downloadOffer(
  ctx: BusinessContext,
  id: string,
  wanted: WantedPdf = {},
): Promise<FileToKeep & { content: Uint8Array }> {
  const offer = await findOffer(ctx, id);
  const language = wanted.language ?? offer.language;
  const name = `${offerTitle(translator(language), offer)}.pdf`;
  return { name, type: "application/pdf", content: await offerPdfOf(ctx, offer, wanted) };
}

/** Joins in the order of `ids`, at most a few hundred. @throws AppError `offer.not_found` */
export async function joinOffers(ctx: UserContext, ids: string[], title: string): Promise<FileToKeep> {
  const offers = await findOffers(ctx, ids);
  return joinPapers(ctx, await Promise.all(offers.map((offer) => offerPdfOf(ctx, offer))), title);
}

/** The stored bytes in the language that it was sent in; another language is drawn and marked as a copy. */
export async function offerPdfOf(
  ctx: BusinessContext,
  offer: Offer,
  { language = offer.language, revision = offer.revision }: WantedPdf = {},
): Promise<Uint8Array> {
  const stored = await readOfferPdf(ctx, offer, revision);
  if (revision !== offer.revision) {
    if (!stored) throw new AppError("offer.not_found");
    return stored.bytes;
  }
  return stored?.language === language ? stored.bytes : drawOffer(ctx, offer, { language });
}
