import { expressionBuilder } from "kysely";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Dialect } from "#app/platform/database/dialect.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { rowsIn } from "#app/platform/lists/listing.server.ts";
import { withinFilters } from "#app/features/papers/list/paper-filters.ts";
import { isFoundBy, paperOrder } from "#app/features/papers/list/paper-list.server.ts";
import { isPartlyPaid } from "#app/features/ledger/amount-due.ts";
import { daysOfMonth } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { normaliseReference } from "#app/swiss/reference.ts";
import type { InvoiceQuery } from "./invoice-query.ts";
import type { InvoiceFilters } from "./invoice-filters.ts";
import { businessDocuments } from "#app/features/invoices/document/invoices.server.ts";
import { hasStatus } from "#app/features/invoices/fields/invoice-status.ts";

export interface ListSums {
  total: number;
  /** Of their totals, without what is cancelled. */
  amount: Rappen;
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
  const matching = ids ? filtered.where("id", "in", ids.length > 0 ? ids : [""]) : filtered;
  return {
    sumUp: async (): Promise<ListSums> => listSums(await listSumQuery(matching).execute()),
    rows: rowsIn(listed(matching), paperOrder(dialect, query)),
  };
}

export function listed(matching: Invoices) {
  return matching
    .select(["id", "kind", "number", "state", "paid_on", "recipient", "issue_date", "due_date", "total"])
    .select(["sort_name", "charged", "settled", "version"]);
}

const NOT_SUMMED = ["cancelled", "withdrawn"] as const;

export function listSumQuery(matching: Invoices) {
  return matching.select(({ fn }) => [
    fn.countAll<number>().as("total"),
    fn.countAll<number>().filterWhere("state", "in", NOT_SUMMED).as("cancelled"),
    fn.sum<number | null>("total").filterWhere("state", "not in", NOT_SUMMED).as("amount"),
  ]);
}

export function listSums([sums]: { total: number; cancelled: number; amount: number | null }[]): ListSums {
  return { total: sums?.total ?? 0, cancelled: sums?.cancelled ?? 0, amount: sums?.amount ?? 0 };
}

export function matchingInvoices(finder: Finder, query: InvoiceQuery): Invoices {
  const { status, paid, clientId, kind, month, search } = query;
  let matching = businessDocuments(finder);
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
