import { offerPdfOf } from "#app/features/selling/offers/pdf/download-offer.server.ts";
import { drawOffer } from "#app/features/selling/offers/pdf/offer-pdf.server.ts";
import { storeOfferPdf } from "#app/features/selling/offers/pdf/stored-offer-pdf.server.ts";
import { offerEmail, offerLetter } from "#app/features/selling/offers/sending/offer-email.server.ts";
import { offerHeldBack } from "#app/features/selling/offers/status/emailed-offer.server.ts";
import { allowsOffer } from "#app/features/selling/offers/status/offer-actions.ts";
import { recordOfferHistory } from "#app/features/selling/offers/status/record-offer-history.server.ts";
import type { PaperKind } from "#app/features/selling/papers/paper.ts";
import { savePaper } from "#app/features/selling/papers/paper-rows.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { findOffer, type Offer } from "#app/features/selling/offers/document/offers.server.ts";

export const offerPaper: PaperKind<Offer> = {
  noun: "offer",
  find: findOffer,
  allows: ({ status }, action) => allowsOffer(status, action),
  heldBack: offerHeldBack,
  requireReady({ today }, { validUntil }) {
    if (validUntil < today) throw new AppError("offer.expired");
  },
  draw: (ctx, draft, language) => drawOffer(ctx, { ...draft, language }, { isSent: true }),
  async issue(ctx, offer, { language, pdf }) {
    const public_version = Math.max(1, offer.publicVersion);
    await savePaper(ctx, "offer", offer, { state: "sent", language, public_version });
    await storeOfferPdf(ctx, offer, language, pdf);
  },
  async sendAgain(ctx, offer) {
    await savePaper(ctx, "offer", offer);
    return "offer.sent_again";
  },
  letters: () => Promise.resolve(offerLetter),
  wordsNow: (_ctx, _offer, words) => Promise.resolve(words),
  pdf: (ctx, offer, language) => offerPdfOf(ctx, offer, { language }),
  email: offerEmail,
  record: (ctx, offerId, event, data = {}) => recordOfferHistory(ctx, { offerId, event, data }),
};
