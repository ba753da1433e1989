import { sql } from "kysely";
import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { isPartlyPaid } from "#app/features/settlement/amount-due.ts";
import { daysOfMonth } from "#app/swiss/dates.ts";
import { parseAmount, type Rappen } from "#app/swiss/money.ts";
import { normaliseReference } from "#app/swiss/reference.ts";
import { type InvoiceQuery, type InvoiceSort, NEWEST_FIRST, PAGE_SIZE } from "./invoice-query.ts";
import type { InvoiceFilters } from "./invoice-filters.ts";
import type { InvoiceKind, InvoiceStatus } from "#app/features/invoices/invoice.ts";
import { businessDocuments } from "#app/features/invoices/invoices.server.ts";
import { hasStatus, stateOf, statusOf } from "#app/features/invoices/status/invoice-status.ts";
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
  /** Sum of what settles it so far. */
  settled: Rappen;
}

export interface InvoicePage {
  invoices: InvoiceSummary[];
  page: number;
  limit: number;
  total: number;
  sums: InvoiceSums;
  nextCursor: string | null;
}

/** Of all that match, on whichever page. */
export interface InvoiceSums {
  /** Without what is cancelled. */
  amount: Rappen;
  cancelled: number;
}

/** How many match, and what they come to. */
export type KnownSums = InvoiceSums & { total: number };

interface ListOptions extends Partial<InvoiceQuery> {
  filters?: InvoiceFilters;
  /** Only these, such as those to remind of. */
  ids?: string[] | undefined;
  /** A `nextCursor` of a list in the same order; `page` is ignored then. */
  after?: string | null;
  /** When the caller has counted them already. */
  known?: KnownSums | undefined;
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
  const filtered = withFilters(matchingInvoices(ctx, query), filters, ctx.today);
  const matching = ids ? filtered.where("id", "in", ids.length > 0 ? ids : [""]) : filtered;
  const order = `${query.descending ? "-" : ""}${query.sort}`;
  const place = after ? readCursor(after, order, query.sort === "amount" ? "number" : "string") : null;
  const { total, ...sums } = known ?? (await sumUp(matching));
  const part = place ? { skip: 0, take: limit + 1, isFromEnd: false } : partOf(total, { page, limit });
  const direction = query.descending === part.isFromEnd ? "asc" : "desc";
  const { inOrder } = ctx.platform.database.dialect;
  const sorted = isText(query.sort)
    ? inOrder(sql.ref<string>(COLUMNS[query.sort]))
    : sql.ref<string | number>(COLUMNS[query.sort]);
  const read = await matching
    .select(["id", "kind", "number", "state", "paid_on", "recipient", "issue_date", "due_date", "total"])
    .select(["sort_name", "settled"])
    .where(({ or, and, eb }) => {
      if (!place) return and([]);
      const beyond = query.descending ? "<" : ">";
      const { value, id } = place;
      return or([eb(sorted, beyond, value), and([eb(sorted, "=", value), eb("id", beyond, id)])]);
    })
    .orderBy(sorted, direction)
    .orderBy("id", direction)
    .limit(part.take)
    .offset(part.skip)
    .execute();
  const rows = part.isFromEnd ? read.toReversed() : read;
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const nextCursor = last ? writeCursor({ order, value: last[COLUMNS[query.sort]], id: last.id }) : null;
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
    settled: row.settled,
  }));
  return { invoices, page, limit, total, sums, nextCursor };
}

/**
 * What to read of so many rows: a page and one row more, which shows whether there is another page. Late pages are read
 * from the end, in the opposite order, because a database walks through whatever it skips.
 */
function partOf(total: number, { page, limit }: { page: number; limit: number }) {
  const before = (page - 1) * limit;
  const take = Math.max(0, Math.min(limit + 1, total - before));
  const after = total - before - take;
  return after >= before
    ? { skip: before, take: limit + 1, isFromEnd: false }
    : { skip: Math.max(0, after), take, isFromEnd: true };
}

const NOT_SUMMED = ["cancelled", "withdrawn"];

async function sumUp(matching: Invoices): Promise<KnownSums> {
  const { total, cancelled, amount } = await matching
    .select(({ fn }) => [
      fn.countAll<number>().as("total"),
      fn.countAll<number>().filterWhere("state", "in", NOT_SUMMED).as("cancelled"),
      fn.sum<number | null>("total").filterWhere("state", "not in", NOT_SUMMED).as("amount"),
    ])
    .executeTakeFirstOrThrow();
  return { total, cancelled, amount: amount ?? 0 };
}

const COLUMNS = {
  date: "issue_date",
  due: "due_date",
  number: "number",
  client: "sort_name",
  amount: "total",
} as const satisfies Record<InvoiceSort, string>;

/** Text must be compared by a stated order; days sort alike everywhere. */
function isText(sort: InvoiceSort): sort is "number" | "client" {
  return sort === "number" || sort === "client";
}

function matchingInvoices(ctx: UserContext, { status, paid, clientId, kind, month, search }: InvoiceQuery) {
  let matching = businessDocuments(ctx);
  if (kind) matching = matching.where("kind", "=", kind);
  if (status) matching = matching.where((eb) => hasStatus(eb, status, ctx.today));
  if (paid) matching = matching.where(isPartlyPaid);
  if (clientId) matching = matching.where("client_id", "=", clientId);
  if (month) {
    const { dateFrom, dateTo } = daysOfMonth(month);
    matching = matching.where("issue_date", ">=", dateFrom).where("issue_date", "<=", dateTo);
  }
  return search ? withText(ctx, matching, search) : matching;
}

type Invoices = ReturnType<typeof businessDocuments>;

function withFilters(invoices: Invoices, filters: InvoiceFilters, today: string): Invoices {
  const { issuedFrom, issuedTo, dueFrom, dueTo, updatedSince, number, reference } = filters;
  const { externalId, statuses, amountMin, amountMax } = filters;
  return invoices.where((eb) =>
    eb.and([
      ...(issuedFrom ? [eb("issue_date", ">=", issuedFrom)] : []),
      ...(issuedTo ? [eb("issue_date", "<=", issuedTo)] : []),
      ...(dueFrom ? [eb("due_date", ">=", dueFrom)] : []),
      ...(dueTo ? [eb("due_date", "<=", dueTo)] : []),
      ...(updatedSince ? [eb("updated_at", ">=", updatedSince)] : []),
      ...(number ? [eb("number", "=", number)] : []),
      ...(reference ? [eb("reference", "=", reference)] : []),
      ...(externalId ? [eb("external_id", "=", externalId)] : []),
      ...(amountMin === undefined ? [] : [eb("total", ">=", amountMin)]),
      ...(amountMax === undefined ? [] : [eb("total", "<=", amountMax)]),
      ...(statuses ? [eb.or(statuses.map((status) => hasStatus(eb, status, today)))] : []),
    ]),
  );
}

/** Every word is in the search text, or the whole is the amount or the payment reference. */
function withText(ctx: UserContext, invoices: Invoices, search: string): Invoices {
  const { contains } = ctx.platform.database.dialect;
  const amount = parseAmount(search);
  return invoices.where((where) =>
    where.or([
      where.and(
        fold(search)
          .split(" ")
          .map((word) => contains(where.ref("search_text"), word)),
      ),
      where("reference", "=", normaliseReference(search)),
      ...(amount === null ? [] : [where("total", "=", amount)]),
    ]),
  );
}
