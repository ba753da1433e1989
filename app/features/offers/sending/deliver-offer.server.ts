import {
  type Compose,
  deliverBy,
  refuseDamaged,
} from "#app/features/invoices/sending/deliver-invoice.server.ts";
import type { EmailedDocument } from "#app/features/invoices/sending/record-delivery.server.ts";
import { touchOffer } from "#app/features/offers/document/lock-offer.server.ts";
import { findOffer, type Offer } from "#app/features/offers/offers.server.ts";
import { offerPdfOf } from "#app/features/offers/pdf/download-offer.server.ts";
import { allowsOffer } from "#app/features/offers/status/offer-actions.ts";
import { recordOfferHistory } from "#app/features/offers/status/record-offer-history.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { offerEmail } from "./offer-email.ts";

const emailedOffer: EmailedDocument = {
  touch: (ctx, { offer_id }) => touchOffer(ctx, offer_id ?? ""),
  conclude: (ctx, { offer_id, recipient }, state) =>
    recordOfferHistory(ctx, { offerId: offer_id ?? "", event: `offer.email_${state}`, data: { recipient } }),
};

/** Recorded before the mail server is contacted, as for invoices; never what was withdrawn or answered meanwhile. */
export const deliverOffer = deliverBy(compose, emailedOffer);

async function compose(...[ctx, delivery]: Parameters<Compose>): ReturnType<Compose> {
  const offer = await findSendableOffer(ctx, delivery.offer_id ?? "");
  if (!offer) return null;
  const language = isLocale(delivery.language) ? delivery.language : offer.language;
  const { subject, message, cc, reply_to: replyTo } = delivery;
  const pdf = await offerPdfOf(ctx, offer, { language }).catch(refuseDamaged);
  return {
    ...offerEmail(translator(language), offer, { subject, message, language, replyTo }, pdf),
    id: delivery.id,
    to: delivery.recipient,
    ...(cc ? { cc } : {}),
  };
}

async function findSendableOffer(ctx: BusinessContext, id: string): Promise<Offer | null> {
  const offer = await unlessGone(findOffer(ctx, id));
  return offer && allowsOffer(offer.status, "sendAgain") ? offer : null;
}
