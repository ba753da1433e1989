import {
  INVOICE_KINDS,
  INVOICE_STATUSES,
  type InvoiceKind,
  type ListedStatus,
} from "#app/features/selling/invoices/fields/invoice.ts";
import {
  NEWEST_PAPERS,
  type PaperQuery,
  readPaperQuery,
  sortParameter,
  sortValues,
} from "#app/features/selling/papers/list/paper-query.ts";
import { checkKnown } from "#app/platform/lists/filters.ts";
import { DEFAULT_LIMIT, listAddress } from "#app/platform/lists/pages.ts";
import { isMonth } from "#app/swiss/dates.ts";

export const INVOICE_SORTS = ["date", "due", "number", "client", "amount"] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

export const PAID_FILTERS = ["partly"] as const;
type PaidFilter = (typeof PAID_FILTERS)[number];

type ReminderFilter = "due";

/** Cancelled ones too, where no status is given. */
export interface InvoiceQuery extends PaperQuery<ListedStatus, InvoiceSort> {
  paid?: PaidFilter | undefined;
  kind: InvoiceKind | null;
  /** `YYYY-MM`, of the issue date. */
  month?: string | undefined;
  /** Only on the page of the list. */
  reminder?: ReminderFilter | undefined;
}

export const RECENT = 5;

export const NEWEST_FIRST: InvoiceQuery = { kind: "invoice", ...NEWEST_PAPERS };

export function readInvoiceQuery(params: URLSearchParams): InvoiceQuery {
  const { status, clientId, ...list } = readPaperQuery(params, {
    statuses: INVOICE_STATUSES,
    sorts: INVOICE_SORTS,
  });
  return {
    status,
    paid: PAID_FILTERS.find((paid) => paid === params.get("paid")),
    ...(clientId ? { clientId } : {}),
    kind: INVOICE_KINDS.find((kind) => kind === params.get("kind")) ?? NEWEST_FIRST.kind,
    ...list,
  };
}

/** What the page of the list reads from its address: a month and reminders too, and always as many a page. */
export function readListQuery(params: URLSearchParams): InvoiceQuery {
  const month = params.get("month") ?? "";
  const reminder = params.get("reminder") === "due" ? { reminder: "due" as const } : {};
  return {
    ...readInvoiceQuery(params),
    ...(isMonth(month) ? { month } : {}),
    ...reminder,
    limit: DEFAULT_LIMIT,
  };
}

/** @throws AppError `input.invalid` */
export function checkInvoiceQuery(params: URLSearchParams): void {
  checkKnown(params, { paid: PAID_FILTERS, kind: INVOICE_KINDS, sort: sortValues(INVOICE_SORTS) });
}

/** A change that leaves `page` out goes back to the first page. */
export function invoiceQueryString(query: InvoiceQuery, changes: Partial<InvoiceQuery> = {}): string {
  const shown = { ...query, page: 1, ...changes };
  const { status, paid, clientId: client, reminder, month, search, page } = shown;
  const kind = shown.kind === NEWEST_FIRST.kind ? "" : (shown.kind ?? "");
  return listAddress(
    { status, client, paid, reminder, kind, month, q: search, sort: sortParameter(shown) },
    page,
  );
}
