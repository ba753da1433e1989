import type { InvoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import type { OfferAnswer } from "#app/features/selling/offers/fields/offer.ts";
import type { Offer } from "#app/features/selling/offers/document/offers.server.ts";
import { offerSheet } from "#app/features/selling/offers/pdf/offer-pdf.server.ts";
import { offerTitle } from "#app/features/selling/offers/view/offer-view.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { daysBetween, formatDay, formatInstant } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { type ClientBrand, clientBrand } from "./client-brand.server.ts";
import { logoAddress } from "./logo-address.server.ts";

export interface OfferPageView {
  number: string;
  title: string;
  sender: { name: string };
  state: "open" | "expired" | OfferAnswer;
  total: string;
  validUntil: string;
  daysLeft: number;
  answered: { name: string; at: string } | null;
  sheet: InvoiceSheetView;
  logo: string;
  brand: ClientBrand;
}

export async function offerPageView(
  ctx: BusinessContext,
  offer: Offer,
  language: Locale,
): Promise<OfferPageView> {
  const logo = await logoAddress(ctx, offer.design);
  const { answered, sender } = offer;
  return {
    number: offer.number,
    title: offerTitle(translator(language), offer),
    sender: { name: sender.name },
    state: answered?.answer ?? (offer.status === "expired" ? "expired" : "open"),
    total: formatAmount(offer.total),
    validUntil: formatDay(offer.validUntil, language),
    daysLeft: daysBetween(ctx.today, offer.validUntil),
    answered: answered && { name: answered.name, at: formatInstant(answered.at, language) },
    sheet: { ...(await offerSheet(ctx, offer, { language })), logo: logo && offer.design.logo },
    logo: logo ?? "",
    brand: await clientBrand(ctx),
  };
}
