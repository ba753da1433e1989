import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { foundList, type ListPart, type ListSums, SORTED_BY } from "./found-list.server.ts";
import { type InvoiceQuery, NEWEST_FIRST, PAGE_SIZE } from "./invoice-query.ts";
import type { InvoiceFilters } from "./invoice-filters.ts";
import { isNarrowedByStatusOnly, plainList } from "./plain-list.server.ts";
import type { InvoiceKind, InvoiceStatus } from "#app/features/invoices/invoice.ts";
import { stateOf, statusOf } from "#app/features/invoices/status/invoice-status.ts";
import { recipientSnapshot } from "#app/features/invoices/document/snapshots.ts";

export interface InvoiceSummary {
  id: string;
  kind: InvoiceKind;
  number: string;
  status: InvoiceStatus;
  recipientName: string;
  issueDate: string;
  dueDate: string;
  state: string;
  total: Rappen;
  charged: Rappen;
  /** Sum of what settles it so far. */
  settled: Rappen;
}

export interface InvoicePage {
  invoices: InvoiceSummary[];
  page: number;
  limit: number;
  total: number;
  sums: Omit<ListSums, "total">;
  nextCursor: string | null;
}

interface ListOptions extends Partial<InvoiceQuery> {
  filters?: InvoiceFilters;
  /** Only these, such as those to remind of. */
  ids?: string[] | undefined;
  /** A `nextCursor` of a list in the same order; `page` is ignored then. */
  after?: string | null;
  /** When the caller has counted them already. */
  known?: ListSums | undefined;
}

export async function listInvoices(ctx: UserContext, options: ListOptions = {}): Promise<InvoicePage> {
  return readAtItsSize(ctx, "invoices", () => readPage(ctx, options));
}

async function readPage(
  ctx: UserContext,
  { filters = {}, ids, after, known, ...options }: ListOptions,
): Promise<InvoicePage> {
  const { page = 1, limit = PAGE_SIZE } = options;
  const query = { ...NEWEST_FIRST, ...options };
  const order = `${query.descending ? "-" : ""}${query.sort}`;
  const place = after ? readCursor(after, order, query.sort === "amount" ? "number" : "string") : null;
  const isPlain = !place && !ids && isNarrowedByStatusOnly(query, filters);
  const list = isPlain ? plainList(ctx, query) : foundList(ctx, { query, filters, ids, place });
  const { total, ...sums } = known ?? (await list.sumUp());
  const part = place ? { skip: 0, take: limit + 1, isFromEnd: false } : pagePart(total, { page, limit });
  const read = await list.rows(part);
  const rows = part.isFromEnd ? read.toReversed() : read;
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const nextCursor = last ? writeCursor({ order, value: last[SORTED_BY[query.sort]], id: last.id }) : null;
  const invoices = shown.map((row) => ({
    id: row.id,
    kind: row.kind as InvoiceKind,
    number: row.number,
    status: statusOf(stateOf(row), ctx.today),
    recipientName: fromJson(recipientSnapshot, row.recipient).name,
    issueDate: row.issue_date,
    dueDate: row.due_date,
    state: row.state,
    total: row.total,
    charged: row.charged,
    settled: row.settled,
  }));
  return { invoices, page, limit, total, sums, nextCursor };
}

/**
 * What to read of so many rows: a page and one row more, which shows whether there is another page. Late pages are read
 * from the end, in the opposite order, because a database walks through whatever it skips.
 */
export function pagePart(total: number, { page, limit }: { page: number; limit: number }): ListPart {
  const before = (page - 1) * limit;
  const take = Math.max(0, Math.min(limit + 1, total - before));
  const after = total - before - take;
  return after >= before
    ? { skip: before, take: limit + 1, isFromEnd: false }
    : { skip: Math.max(0, after), take, isFromEnd: true };
}
