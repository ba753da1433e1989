import {
  lockOffer,
  requireOfferVersion,
  saveOffer,
} from "#app/features/offers/document/lock-offer.server.ts";
import { findOffer, type Offer } from "#app/features/offers/offers.server.ts";
import { drawOffer } from "#app/features/offers/pdf/offer-pdf.server.ts";
import { storeOfferPdf } from "#app/features/offers/pdf/stored-offer-pdf.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { requireOfferAction } from "./offer-actions.ts";
import { recordOfferHistory } from "./record-offer-history.server.ts";

/** How often an offer that changes while it is drawn is drawn again. */
const MAX_OFFER_DRAWINGS = 5;

interface Issuing {
  action: "send" | "markSent";
  /** Becomes the offer's own language, so that the stored original is what the client gets. */
  language?: Locale | undefined;
  /** Any version when left out. */
  version?: number | undefined;
}

/**
 * The only way a draft becomes `sent`, with its PDF and its link. SQLite has one writer, so the PDF is drawn before the
 * transaction, which checks that nothing has changed since; `then` runs in it.
 * @throws AppError `offer.not_found`, `offer.transition_not_allowed`, `offer.changed`, `offer.expired`
 */
export async function issueOffer(
  ctx: UserContext,
  id: string,
  issuing: Issuing,
  then: (ctx: UserContext, draft: Offer) => Promise<void>,
): Promise<void> {
  for (let drawing = 0; drawing < MAX_OFFER_DRAWINGS; drawing++) {
    const draft = await findOffer(ctx, id);
    requireOfferVersion(draft, issuing.version);
    requireOfferAction(draft.status, issuing.action);
    if (draft.validUntil < ctx.today) throw new AppError("offer.expired");
    const language = issuing.language ?? draft.language;
    const pdf = await drawOffer(ctx, { ...draft, language }, { isSent: true });
    const isDone = await ctx.transaction(async (ctx) => {
      const offer = await lockOffer(ctx, id);
      requireOfferAction(offer.status, issuing.action);
      if (offer.version !== draft.version) return false;
      const public_version = Math.max(1, offer.publicVersion);
      await saveOffer(ctx, offer, { state: "sent", language, public_version });
      await storeOfferPdf(ctx, offer, language, pdf);
      await then(ctx, offer);
      return true;
    });
    if (isDone) return;
  }
  throw new AppError("offer.changed");
}

/** For offers handed over on paper or by their link. @throws AppError as `issueOffer` */
export async function markOfferSent(ctx: UserContext, id: string, version?: number): Promise<void> {
  await issueOffer(ctx, id, { action: "markSent", version }, async (ctx) => {
    await recordOfferHistory(ctx, { offerId: id, event: "offer.marked_sent" });
  });
}
