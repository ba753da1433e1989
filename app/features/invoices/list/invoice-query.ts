import { invalid } from "#app/platform/errors.ts";
import { isId } from "#app/platform/database/ids.ts";
import { pageOf } from "#app/platform/lists/pages.ts";
import { isMonth } from "#app/swiss/dates.ts";
import {
  INVOICE_KINDS,
  INVOICE_STATUSES,
  type InvoiceKind,
  type ListedStatus,
} from "#app/features/invoices/invoice.ts";

export const INVOICE_SORTS = ["date", "due", "number", "client", "amount"] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

export const PAID_FILTERS = ["partly"] as const;
type PaidFilter = (typeof PAID_FILTERS)[number];

type ReminderFilter = "due";

const MAX_SEARCH = 100;

export interface InvoiceQuery {
  /** All statuses when left out, cancelled included. */
  status?: ListedStatus;
  paid?: PaidFilter;
  clientId?: string;
  /** Null for both. */
  kind: InvoiceKind | null;
  /** `YYYY-MM`, of the issue date. */
  month?: string;
  /** Only on the page of the list. */
  reminder?: ReminderFilter;
  search: string;
  sort: InvoiceSort;
  descending: boolean;
  page: number;
  limit: number;
}

/** Rule 18. */
export const PAGE_SIZE = 10;

/** Rule 18. */
export const RECENT = 5;

export const NEWEST_FIRST: InvoiceQuery = {
  kind: "invoice",
  search: "",
  sort: "date",
  descending: true,
  page: 1,
  limit: PAGE_SIZE,
};

/** `-amount` is from the greatest; anything unreadable counts as not given. */
export function readInvoiceQuery(params: URLSearchParams): InvoiceQuery {
  const { page = 1, limit = PAGE_SIZE } = pageOf(params);
  const sort = params.get("sort") ?? "";
  const known = INVOICE_SORTS.find((name) => name === sort.replace(/^-/, ""));
  const clientId = params.get("client") ?? "";
  return {
    status: INVOICE_STATUSES.find((status) => status === params.get("status")),
    paid: PAID_FILTERS.find((paid) => paid === params.get("paid")),
    ...(isId(clientId) ? { clientId } : {}),
    kind: INVOICE_KINDS.find((kind) => kind === params.get("kind")) ?? NEWEST_FIRST.kind,
    search: searched(params.get("q") ?? ""),
    sort: known ?? NEWEST_FIRST.sort,
    descending: known ? sort.startsWith("-") : NEWEST_FIRST.descending,
    page,
    limit,
  };
}

/** What the page of the list reads from its address: a month and reminders too, and always as many a page. */
export function readListQuery(params: URLSearchParams): InvoiceQuery {
  const month = params.get("month") ?? "";
  const reminder = params.get("reminder") === "due" ? { reminder: "due" as const } : {};
  return { ...readInvoiceQuery(params), ...(isMonth(month) ? { month } : {}), ...reminder, limit: PAGE_SIZE };
}

/** A call is refused rather than answered with something else. @throws AppError `input.invalid` */
export function checkInvoiceQuery(params: URLSearchParams): void {
  const known = {
    paid: PAID_FILTERS,
    kind: INVOICE_KINDS,
    sort: INVOICE_SORTS.flatMap((sort) => [sort, `-${sort}`]),
  };
  const errors = Object.entries(known).flatMap(([field, values]) => {
    const value = params.get(field);
    if (!value || values.some((known) => known === value)) return [];
    return [{ field, code: "field.not_one_of", params: { values: values.join(", ") } }];
  });
  if (errors.length) throw invalid(errors);
}

/** A change that leaves `page` out goes back to the first page. */
export function invoiceQueryString(query: InvoiceQuery, changes: Partial<InvoiceQuery> = {}): string {
  const { status, paid, reminder, kind, month, search, sort, descending, page } = {
    ...query,
    page: 1,
    ...changes,
  };
  const isDefault = sort === NEWEST_FIRST.sort && descending === NEWEST_FIRST.descending;
  const params = new URLSearchParams({
    ...(status ? { status } : {}),
    ...(paid ? { paid } : {}),
    ...(reminder ? { reminder } : {}),
    ...(kind === NEWEST_FIRST.kind || !kind ? {} : { kind }),
    ...(month ? { month } : {}),
    ...(search ? { q: search } : {}),
    ...(isDefault ? {} : { sort: `${descending ? "-" : ""}${sort}` }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return params.size ? `?${params.toString()}` : "";
}

/** NUL would be an error to Postgres. */
function searched(text: string): string {
  return text
    .replace(/\p{Cc}|\p{Cs}/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_SEARCH);
}
