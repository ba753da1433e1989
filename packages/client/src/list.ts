import type { List } from "./types.ts";

type Page = Record<string, unknown>;
type Query = Record<string, unknown>;

/** @param read answers the page of a query */
export function listOf(
  read: (query: Query) => Promise<Page>,
  query: Query,
  rows: string,
): List<Page, unknown> {
  return {
    then: (fulfilled, rejected) => read(query).then(fulfilled, rejected),
    async *[Symbol.asyncIterator]() {
      for (let next: Query | null = query; next;) {
        const page: Page = await read(next);
        yield* page[rows] as unknown[];
        next = after(page, next);
      }
    },
  };
}

/** The query of the next page, by cursor where there is one. */
function after({ next_cursor, page, limit, total }: Page, query: Query): Query | null {
  if (typeof next_cursor === "string") {
    const { page: _, ...filters } = query;
    return { ...filters, starting_after: next_cursor };
  }
  if (next_cursor === null || typeof total !== "number") return null;
  return Number(page) * Number(limit) < total ? { ...query, page: Number(page) + 1 } : null;
}
