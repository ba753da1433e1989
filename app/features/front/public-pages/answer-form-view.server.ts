import { offerTitle } from "#app/features/selling/offers/view/offer-view.ts";
import type { Context } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatChf } from "#app/swiss/money.ts";
import { clientBrand } from "./client-brand.server.ts";
import { openOfferPage } from "./open-offer-page.server.ts";

/** @throws AppError as `openOfferPage` */
export async function answerFormView(visitor: Context, token: string, wish: Locale | undefined) {
  const { ctx, offer } = await openOfferPage(visitor, token);
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
