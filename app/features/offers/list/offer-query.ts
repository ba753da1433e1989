import { OFFER_STATUSES, type OfferStatus } from "#app/features/offers/offer.ts";
import { isId } from "#app/platform/database/ids.ts";
import { invalid } from "#app/platform/errors.ts";
import { pageOf, searchOf } from "#app/platform/lists/pages.ts";

export const OFFER_SORTS = ["date", "valid", "number", "client", "amount"] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];

export interface OfferQuery {
  /** All statuses when left out. */
  status?: OfferStatus;
  clientId?: string;
  search: string;
  sort: OfferSort;
  descending: boolean;
  page: number;
  limit: number;
}

const OFFERS_A_PAGE = 10;

export const NEWEST_OFFERS: OfferQuery = {
  search: "",
  sort: "date",
  descending: true,
  page: 1,
  limit: OFFERS_A_PAGE,
};

/** `-amount` is from the greatest; anything unreadable counts as not given. */
export function readOfferQuery(params: URLSearchParams): OfferQuery {
  const { page = 1, limit = OFFERS_A_PAGE } = pageOf(params);
  const sort = params.get("sort") ?? "";
  const known = OFFER_SORTS.find((name) => name === sort.replace(/^-/, ""));
  const clientId = params.get("client") ?? "";
  const status = OFFER_STATUSES.find((status) => status === params.get("status"));
  return {
    ...(status ? { status } : {}),
    ...(isId(clientId) ? { clientId } : {}),
    search: searchOf(params),
    sort: known ?? NEWEST_OFFERS.sort,
    descending: known ? sort.startsWith("-") : NEWEST_OFFERS.descending,
    page,
    limit,
  };
}

/** A call is refused rather than answered with something else. @throws AppError `input.invalid` */
export function checkOfferSort(params: URLSearchParams): void {
  const values = OFFER_SORTS.flatMap((sort) => [sort, `-${sort}`]);
  const value = params.get("sort");
  if (!value || values.some((known) => known === value)) return;
  throw invalid([{ field: "sort", code: "field.not_one_of", params: { values: values.join(", ") } }]);
}

/** A change that leaves `page` out goes back to the first page. */
export function offerQueryString(
  query: OfferQuery,
  changes: { [K in keyof OfferQuery]?: OfferQuery[K] | undefined } = {},
): string {
  const { status, clientId, search, sort, descending, page } = { ...query, page: 1, ...changes };
  const isDefault = sort === NEWEST_OFFERS.sort && descending === NEWEST_OFFERS.descending;
  const params = new URLSearchParams({
    ...(status ? { status } : {}),
    ...(clientId ? { client: clientId } : {}),
    ...(search ? { q: search } : {}),
    ...(isDefault ? {} : { sort: `${descending ? "-" : ""}${sort}` }),
    ...(page && page > 1 ? { page: String(page) } : {}),
  });
  return params.size ? `?${params.toString()}` : "";
}
