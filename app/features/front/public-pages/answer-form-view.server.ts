import { offerTitle } from "#app/features/selling/offers/view/offer-view.ts";
import type { Context } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatChf } from "#app/swiss/money.ts";
import { clientBrand } from "./client-brand.server.ts";
import { openOfferAt } from "./open-paper.server.ts";
import type { PaperPlace } from "./paper-links.ts";

/** @throws AppError as `openOfferAt` */
export async function answerFormView(visitor: Context, place: PaperPlace, wish: Locale | undefined) {
  const { ctx, offer } = await openOfferAt(visitor, place);
  const language = wish ?? offer.language;
  return {
    language,
    isOpen: offer.status === "sent",
    number: offer.number,
    title: offerTitle(translator(language), offer),
    amount: formatChf(offer.total),
    sender: offer.sender.name,
    brand: await clientBrand(ctx),
  };
}
