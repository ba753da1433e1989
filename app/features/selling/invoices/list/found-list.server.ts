import { type ExpressionBuilder, expressionBuilder } from "kysely";
import type { UserContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import type { Dialect } from "#app/platform/database/dialect.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { rowsById, rowsIn } from "#app/platform/lists/listing.server.ts";
import { withinFilters } from "#app/features/selling/papers/list/paper-filters.ts";
import { isFoundBy, paperOrder, SORTED_BY } from "#app/features/selling/papers/list/paper-list.server.ts";
import { isPartlyPaid } from "#app/features/books/ledger/amount-due.ts";
import { daysOfMonth } from "#app/swiss/dates.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import { normaliseReference } from "#app/swiss/reference.ts";
import type { InvoiceQuery } from "./invoice-query.ts";
import type { InvoiceFilters } from "./invoice-filters.ts";
import {
  businessDocuments,
  invoicesByIds,
  searchedDocuments,
} from "#app/features/selling/invoices/document/invoices.server.ts";
import { hasStatus } from "#app/features/selling/invoices/fields/invoice-status.ts";

export interface ListSums {
  total: number;
  /** The sum of their totals in CHF, without what is cancelled. */
  amount: Rappen;
  eur: Rappen;
  cancelled: number;
}

const eb = expressionBuilder<Schema, "invoices">();

interface Finder extends Pick<UserContext, "db" | "businessId" | "today"> {
  dialect: Dialect;
}

interface Search {
  query: InvoiceQuery;
  filters: InvoiceFilters;
  ids: string[] | undefined;
}

export function foundList(ctx: UserContext, { query, filters, ids }: Search) {
  const { dialect } = ctx.platform.database;
  const filtered = matchingInvoices({ ...ctx, dialect }, query).where((eb) =>
    withinFilters(filters, "due_date", (status) => hasStatus(eb, status, ctx.today)),
  );
  const order = paperOrder(dialect, query);
  const matching = ids ? filtered.where("id", "in", ids.length > 0 ? ids : [""]) : filtered;
  return {
    sumUp: async (): Promise<ListSums> => listSums(await listSumQuery(matching).execute()),
    count: () => countOf(matching),
    rows: query.search
      ? rowsById(matching.select("id"), order, (ids) => listed(invoicesByIds(ctx, ids)))
      : rowsIn(listed(matching), order),
    ids: rowsIn(placed(matching, query), order),
  };
}

/** What a list without its rows needs: ids, and what they are sorted by. */
function placed(matching: Invoices, { sort }: InvoiceQuery) {
  return matching.select(["id", SORTED_BY[sort]]);
}

function listed(matching: Invoices) {
  return matching
    .select([
      "id",
      "kind",
      "number",
      "state",
      "paid_on",
      "recipient",
      "issue_date",
      "due_date",
      "total",
      "currency",
    ])
    .select(["sort_name", "charged", "settled", "version", "client_id", "client_email"]);
}

const NOT_SUMMED = ["cancelled", "withdrawn"] as const;

function listSumQuery(matching: Invoices) {
  return matching.select(({ fn }) => [
    fn.countAll<number>().as("total"),
    fn.countAll<number>().filterWhere("state", "in", NOT_SUMMED).as("cancelled"),
    summed(fn, "CHF").as("amount"),
    summed(fn, "EUR").as("eur"),
  ]);
}

type Fn = ExpressionBuilder<Schema, "invoices">["fn"];

function summed(fn: Fn, currency: Currency) {
  return fn
    .sum<number | null>("total")
    .filterWhere("state", "not in", NOT_SUMMED)
    .filterWhere("currency", "=", currency);
}

type Sums = { total: number; cancelled: number; amount: number | null; eur: number | null };

export function listSums([sums]: Sums[]): ListSums {
  const { total = 0, cancelled = 0 } = sums ?? {};
  return { total, cancelled, amount: sums?.amount ?? 0, eur: sums?.eur ?? 0 };
}

function matchingInvoices(finder: Finder, query: InvoiceQuery): Invoices {
  const { status, paid, clientId, kind, month, search } = query;
  let matching = search ? searchedDocuments(finder) : businessDocuments(finder);
  if (kind) matching = matching.where("kind", "=", kind);
  if (status) matching = matching.where((eb) => hasStatus(eb, status, finder.today));
  if (paid) matching = matching.where(isPartlyPaid);
  if (clientId) matching = matching.where("client_id", "=", clientId);
  if (month) {
    const { dateFrom, dateTo } = daysOfMonth(month);
    matching = matching.where("issue_date", ">=", dateFrom).where("issue_date", "<=", dateTo);
  }
  if (!search) return matching;
  const byReference = eb("reference", "=", normaliseReference(search));
  return matching.where(isFoundBy(finder.dialect, search, [byReference]));
}

type Invoices = ReturnType<typeof businessDocuments>;
