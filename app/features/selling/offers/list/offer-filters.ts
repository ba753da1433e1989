import { OFFER_STATUSES, type OfferStatus } from "#app/features/selling/offers/fields/offer.ts";
import { type PaperFilters, readPaperFilters } from "#app/features/selling/papers/list/paper-filters.ts";

export type OfferFilters = PaperFilters<OfferStatus>;

export function readOfferFilters(params: URLSearchParams): OfferFilters {
  return readPaperFilters(params, { statuses: OFFER_STATUSES, lastDay: "valid" });
}
