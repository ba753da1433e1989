import type { InvoiceState } from "#app/features/selling/invoices/fields/invoice.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { readListing } from "#app/platform/lists/listing.server.ts";
import type { ListPage } from "#app/platform/lists/pages.ts";
import { paperOrder } from "#app/features/selling/papers/list/paper-list.server.ts";
import { type fromJson, readingOnce } from "#app/platform/database/json.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import { foundList, listSums, type ListSums } from "./found-list.server.ts";
import { type InvoiceQuery, NEWEST_FIRST } from "./invoice-query.ts";
import type { InvoiceFilters } from "./invoice-filters.ts";
import type { InvoiceKind, InvoiceStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import { stateOf, statusOf } from "#app/features/selling/invoices/fields/invoice-status.ts";
import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";

export interface InvoiceSummary {
  id: string;
  kind: InvoiceKind;
  number: string;
  version: number;
  status: InvoiceStatus;
  clientId: string | null;
  clientEmail: string | null;
  recipientName: string;
  recipientEmail: string;
  issueDate: string;
  dueDate: string;
  state: InvoiceState;
  currency: Currency;
  total: Rappen;
  charged: Rappen;
  settled: Rappen;
}

export interface InvoicePage extends ListPage {
  invoices: InvoiceSummary[];
  sums: Omit<ListSums, "total">;
}

interface ListOptions extends Partial<InvoiceQuery> {
  filters?: InvoiceFilters;
  /** Only these, such as those to remind of. */
  ids?: string[] | undefined;
  after?: string | null;
  isCounted?: boolean;
  known?: ListSums | undefined;
}

export async function listInvoices(
  ctx: UserContext,
  { known, ...options }: ListOptions = {},
): Promise<InvoicePage> {
  const { wanted, list } = chosenList(ctx, options);
  const { total, ...sums } = known ?? (wanted.isCounted ? await list.sumUp() : listSums([]));
  const { rows, ...page } = await readListing(wanted, { total, order: wanted.order, rows: list.rows });
  const read = readingOnce();
  return { invoices: rows.map((row) => summaryOf(row, ctx.today, read)), ...page, sums };
}

/** Like `listInvoices`, for whoever reads the invoices whole; without sums. */
export async function listInvoiceIds(
  ctx: UserContext,
  options: Omit<ListOptions, "known">,
): Promise<ListPage & { ids: string[] }> {
  const { wanted, list } = chosenList(ctx, options);
  const total = wanted.isCounted ? await list.count() : 0;
  const { rows, ...page } = await readListing(wanted, { total, order: wanted.order, rows: list.ids });
  return { ids: rows.map(({ id }) => id), ...page };
}

function chosenList(
  ctx: UserContext,
  { filters = {}, ids, after, isCounted = true, ...options }: Omit<ListOptions, "known">,
) {
  const query = { ...NEWEST_FIRST, ...options };
  const order = paperOrder(ctx.platform.database.dialect, query);
  return {
    wanted: { ...query, after, isCounted, order },
    list: foundList(ctx, { query, filters, ids }),
  };
}

type Listed = Awaited<ReturnType<ReturnType<typeof foundList>["rows"]>>[number];

const recipientNamed = recipientSnapshot.pick({ name: true, email: true });

function summaryOf(row: Listed, today: string, read: typeof fromJson): InvoiceSummary {
  const { name, email } = read(recipientNamed, row.recipient);
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    version: row.version,
    status: statusOf(stateOf(row), today),
    clientId: row.client_id,
    clientEmail: row.client_email,
    recipientName: name,
    recipientEmail: email,
    issueDate: row.issue_date,
    dueDate: row.due_date,
    state: row.state,
    currency: row.currency,
    total: row.total,
    charged: row.charged,
    settled: row.settled,
  };
}
