export const MAX_LIMIT = 100;

/** Characters; longer searches find nothing anyway. */
const MAX_SEARCH = 100;

/** The rows of a page, where a call does not say (rule 18). */
export const DEFAULT_LIMIT = 10;

/** `page` from 1, `limit` 1–100; anything else counts as not given. */
export function pageOf(query: URLSearchParams): { page?: number; limit?: number } {
  return {
    page: wholeNumber(query.get("page"), 1_000_000),
    limit: wholeNumber(query.get("limit"), MAX_LIMIT),
  };
}

/** How a call leafs through a list: behind a cursor, and without counting for `total=false`. */
export function leafingOf(query: URLSearchParams): { after: string | null; isCounted: boolean } {
  return { after: query.get("starting_after"), isCounted: query.get("total") !== "false" };
}

export function pageInstead({
  page,
  limit,
  total,
}: {
  page: number;
  limit: number;
  total: number;
}): number | null {
  const last = Math.max(1, Math.ceil(total / limit));
  return page > last ? last : null;
}

export function searchOf(query: URLSearchParams): string {
  return (query.get("q") ?? "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_SEARCH);
}

/** `?…` of what is not empty; the first page needs no word. */
export function listAddress(params: Record<string, string | undefined>, page = 1): string {
  let search = "";
  for (const name in params) {
    const value = params[name];
    if (value) search += `&${name}=${inAddress(value)}`;
  }
  if (page > 1) search += `&page=${page}`;
  return search && `?${search.slice(1)}`;
}

const AS_IT_IS = /^[\w*.-]*$/;

function inAddress(value: string): string {
  return AS_IT_IS.test(value) ? value : new URLSearchParams([["", value]]).toString().slice(1);
}

function wholeNumber(text: string | null, max: number): number | undefined {
  if (!text || !/^[1-9]\d{0,6}$/.test(text)) return undefined;
  return Math.min(Number(text), max);
}

export interface ListPage {
  page: number;
  limit: number;
  total: number;
  /** False when nobody wanted to know, and `total` is 0. */
  isCounted?: boolean;
  nextCursor: string | null;
}

/** What the JSON of every list says beside its records. */
export function listPageJson({ page, limit, total, isCounted = true, nextCursor }: ListPage) {
  const counted = isCounted ? { total } : {};
  return { page, limit, ...counted, has_more: nextCursor !== null, next_cursor: nextCursor };
}
