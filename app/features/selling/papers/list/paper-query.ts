import { isId } from "#app/platform/database/ids.ts";
import { DEFAULT_LIMIT, pageOf, searchOf } from "#app/platform/lists/pages.ts";

/** `due` sorts invoices, `valid` offers. */
export type PaperSort = "date" | "due" | "valid" | "number" | "client" | "amount";

export interface PaperQuery<Status, Sort> {
  status?: Status | undefined;
  clientId?: string;
  search: string;
  sort: Sort;
  descending: boolean;
  page: number;
  limit: number;
}

export const NEWEST_PAPERS = {
  search: "",
  sort: "date",
  descending: true,
  page: 1,
  limit: DEFAULT_LIMIT,
} as const;

/** `-amount` is from the greatest; anything unreadable counts as not given. */
export function readPaperQuery<Status extends string, Sort extends PaperSort>(
  params: URLSearchParams,
  { statuses, sorts }: { statuses: readonly Status[]; sorts: readonly Sort[] },
): PaperQuery<Status, Sort | "date"> {
  const { page = 1, limit = DEFAULT_LIMIT } = pageOf(params);
  const sort = params.get("sort") ?? "";
  const known = sorts.find((name) => name === sort.replace(/^-/, ""));
  const clientId = params.get("client") ?? "";
  return {
    status: statuses.find((status) => status === params.get("status")),
    ...(isId(clientId) ? { clientId } : {}),
    search: searchOf(params),
    sort: known ?? NEWEST_PAPERS.sort,
    descending: known ? sort.startsWith("-") : NEWEST_PAPERS.descending,
    page,
    limit,
  };
}

export function sortValues(sorts: readonly string[]): string[] {
  return sorts.flatMap((sort) => [sort, `-${sort}`]);
}

/** Empty for the order that a list starts with. */
export function sortParameter({ sort, descending }: { sort: string; descending: boolean }): string {
  const isUsual = sort === NEWEST_PAPERS.sort && descending === NEWEST_PAPERS.descending;
  return isUsual ? "" : `${descending ? "-" : ""}${sort}`;
}
