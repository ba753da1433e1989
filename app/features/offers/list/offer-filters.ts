import { OFFER_STATUSES, type OfferStatus } from "#app/features/offers/offer.ts";
import { FilterReader } from "#app/platform/lists/filters.ts";
import type { Rappen } from "#app/swiss/money.ts";

/** All that are given must hold. */
export interface OfferFilters {
  issuedFrom?: string | undefined;
  issuedTo?: string | undefined;
  validFrom?: string | undefined;
  validTo?: string | undefined;
  /** ISO UTC, included. */
  updatedSince?: string | undefined;
  number?: string | undefined;
  externalId?: string | undefined;
  /** Any of them. */
  statuses?: OfferStatus[] | undefined;
  /** Of the total, included. */
  amountMin?: Rappen | undefined;
  amountMax?: Rappen | undefined;
}

export function readOfferFilters(params: URLSearchParams): OfferFilters {
  const reader = new FilterReader(params);
  const filters = {
    issuedFrom: reader.day("issued_from"),
    issuedTo: reader.day("issued_to"),
    validFrom: reader.day("valid_from"),
    validTo: reader.day("valid_to"),
    updatedSince: reader.instant("updated_since"),
    number: reader.text("number"),
    externalId: reader.text("externalId"),
    statuses: reader.several("status", OFFER_STATUSES),
    amountMin: reader.amount("amount_min"),
    amountMax: reader.amount("amount_max"),
  };
  reader.done();
  return filters;
}
