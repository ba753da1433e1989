import { type Expression, type ExpressionBuilder, sql } from "kysely";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Dialect } from "#app/platform/database/dialect.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { isPartlyPaid } from "#app/features/ledger/amount-due.ts";
import { daysOfMonth } from "#app/swiss/dates.ts";
import { parseAmount, type Rappen } from "#app/swiss/money.ts";
import { normaliseReference } from "#app/swiss/reference.ts";
import type { InvoiceQuery, InvoiceSort } from "./invoice-query.ts";
import type { InvoiceFilters } from "./invoice-filters.ts";
import { businessDocuments } from "#app/features/invoices/invoices.server.ts";
import { hasStatus } from "#app/features/invoices/status/invoice-status.ts";

/** Of all that match, on whichever page. */
export interface ListSums {
  total: number;
  /** Of their totals, without what is cancelled. */
  amount: Rappen;
  cancelled: number;
}

/** Rows of a list, from its beginning or from its end. */
export interface ListPart {
  skip: number;
  take: number;
  isFromEnd: boolean;
}

interface Finder extends Pick<UserContext, "db" | "businessId" | "today"> {
  dialect: Dialect;
}

interface Search {
  query: InvoiceQuery;
  filters: InvoiceFilters;
  ids: string[] | undefined;
  /** The row before the first one. */
  place: Place | null;
}

interface Place {
  value: string | number;
  id: string;
}

export function foundList(ctx: UserContext, { query, filters, ids, place }: Search) {
  const finder = { ...ctx, dialect: ctx.platform.database.dialect };
  const filtered = withFilters(matchingInvoices(finder, query), filters, ctx.today);
  const matching = ids ? filtered.where("id", "in", ids.length > 0 ? ids : [""]) : filtered;
  return {
    sumUp: async (): Promise<ListSums> => listSums(await listSumQuery(matching).execute()),
    rows: ({ skip, take, isFromEnd }: ListPart) => {
      const rows = rowsOf(finder, matching, { query, isFromEnd });
      const beyond = place ? rows.where(isBeyond(finder, query, place)) : rows;
      return beyond.limit(take).offset(skip).execute();
    },
  };
}

export const SORTED_BY = {
  date: "issue_date",
  due: "due_date",
  number: "number",
  client: "sort_name",
  amount: "total",
} as const satisfies Record<InvoiceSort, string>;

export function rowsOf(
  finder: Finder,
  matching: Invoices,
  { query, isFromEnd }: { query: InvoiceQuery; isFromEnd: boolean },
) {
  const direction = query.descending === isFromEnd ? "asc" : "desc";
  return matching
    .select(["id", "kind", "number", "state", "paid_on", "recipient", "issue_date", "due_date", "total"])
    .select(["sort_name", "charged", "settled"])
    .orderBy(sortedBy(finder, query.sort), direction)
    .orderBy("id", direction);
}

/** Text must be compared by a stated order; days sort alike everywhere. */
function sortedBy({ dialect }: Finder, sort: InvoiceSort): Expression<string | number> {
  const isText = sort === "number" || sort === "client";
  const column = SORTED_BY[sort];
  return isText ? dialect.inOrder(sql.ref<string>(column)) : sql.ref<string | number>(column);
}

function isBeyond(finder: Finder, { sort, descending }: InvoiceQuery, { value, id }: Place) {
  const sorted = sortedBy(finder, sort);
  const beyond = descending ? "<" : ">";
  return ({ or, and, eb }: ExpressionBuilder<Schema, "invoices">) =>
    or([eb(sorted, beyond, value), and([eb(sorted, "=", value), eb("id", beyond, id)])]);
}

const NOT_SUMMED = ["cancelled", "withdrawn"];

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
  return search ? withText(finder, matching, search) : matching;
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
function withText({ dialect }: Finder, invoices: Invoices, search: string): Invoices {
  const { contains } = dialect;
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
