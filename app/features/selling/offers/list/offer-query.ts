import { OFFER_STATUSES, type OfferStatus } from "#app/features/selling/offers/fields/offer.ts";
import {
  NEWEST_PAPERS,
  type PaperQuery,
  readPaperQuery,
  sortParameter,
  sortValues,
} from "#app/features/selling/papers/list/paper-query.ts";
import { checkKnown } from "#app/platform/lists/filters.ts";
import { listAddress } from "#app/platform/lists/pages.ts";

export const OFFER_SORTS = ["date", "valid", "number", "client", "amount"] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];

export type OfferQuery = PaperQuery<OfferStatus, OfferSort>;

export const NEWEST_OFFERS: OfferQuery = NEWEST_PAPERS;

export function readOfferQuery(params: URLSearchParams): OfferQuery {
  return readPaperQuery(params, { statuses: OFFER_STATUSES, sorts: OFFER_SORTS });
}

/** @throws AppError `input.invalid` */
export function checkOfferSort(params: URLSearchParams): void {
  checkKnown(params, { sort: sortValues(OFFER_SORTS) });
}

/** A change that leaves `page` out goes back to the first page. */
export function offerQueryString(query: OfferQuery, changes: Partial<OfferQuery> = {}): string {
  const shown = { ...query, page: 1, ...changes };
  const { status, clientId: client, search: q, page } = shown;
  return listAddress({ status, client, q, sort: sortParameter(shown) }, page);
}
