const MAX_LIMIT = 100;

/** Characters of a search; what is longer finds nothing anyway. */
const MAX_SEARCH = 100;

/** `page` (from 1) and `limit` (1–100) of a query string; nonsense counts as not given. */
export function pageOf(query: URLSearchParams): { page?: number; limit?: number } {
  return {
    page: wholeNumber(query.get("page"), 1_000_000),
    limit: wholeNumber(query.get("limit"), MAX_LIMIT),
  };
}

/** The last page of a list when `page` lies beyond it, else null. */
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

/** What `q` asks for, in one line that every database can take; empty when nothing is asked. */
export function searchOf(query: URLSearchParams): string {
  return (query.get("q") ?? "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_SEARCH);
}

function wholeNumber(text: string | null, max: number): number | undefined {
  if (!text || !/^[1-9]\d{0,6}$/.test(text)) return undefined;
  return Math.min(Number(text), max);
}
