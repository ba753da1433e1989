import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from "kysely";
import type { Dialect } from "#app/platform/database/dialect.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { readCursor, writeCursor } from "./cursor.server.ts";
import { DEFAULT_LIMIT, type ListPage } from "./pages.ts";

/** `page` counts from 1; `after` is a `nextCursor` of a list in the same order, and `page` is ignored then. */
export interface WantedPage {
  page?: number | undefined;
  limit?: number | undefined;
  after?: string | null | undefined;
  isCounted?: boolean | undefined;
}

export interface ListOrder<Row> {
  /** The name in cursors, so that none is taken for that of another order. */
  name: string;
  /** Text must be compared by a stated order (`dialect.inOrder`); days sort alike everywhere. */
  column?: Expression<string | number>;
  id: Expression<string>;
  descending: boolean;
  valueOf: (row: Row) => string | number;
  kind?: "string" | "number";
}

export function byName(
  { inOrder }: Pick<Dialect, "inOrder">,
  sortName: Expression<string>,
  id: Expression<string>,
): ListOrder<{ sort_name: string }> {
  return { name: "name", column: inOrder(sortName), id, descending: false, valueOf: (row) => row.sort_name };
}

export function newestFirst(id: Expression<string>): ListOrder<{ created_at: string }> {
  return { name: "-createdAt", id, descending: true, valueOf: (row) => row.created_at };
}

/** Rows of a list, from its beginning or from its end; behind a cursor where `beyond` says so. */
interface ListPart {
  skip: number;
  take: number;
  isFromEnd: boolean;
  beyond: Expression<SqlBool> | null;
}

interface Listing<Row> {
  total: number;
  order: ListOrder<Row>;
  rows: (part: ListPart) => Promise<Row[]>;
}

/** @throws AppError `input.invalid` at `starting_after` */
export async function readListing<Row extends { id: string }>(
  { page = 1, limit = DEFAULT_LIMIT, after, isCounted = true }: WantedPage,
  { total, order, rows }: Listing<Row>,
): Promise<ListPage & { rows: Row[] }> {
  const place = after ? readCursor(after, order.name, order.kind) : null;
  const part = place
    ? { skip: 0, take: limit + 1, isFromEnd: false, beyond: isBeyond(order, place) }
    : pagePart(isCounted ? total : Number.MAX_SAFE_INTEGER, { page, limit });
  const isEmpty = !place && isCounted && total === 0;
  const read = isEmpty ? [] : await rows(part);
  const found = part.isFromEnd ? read.toReversed() : read;
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const nextCursor = last
    ? writeCursor({ order: order.name, value: order.valueOf(last), id: last.id })
    : null;
  return { rows: shown, page, limit, total, isCounted, nextCursor };
}

/** Like `readListing`, for a query that says what to select. */
export async function listPage<DB, TB extends keyof DB, Row extends { id: string }>(
  wanted: WantedPage,
  order: ListOrder<Row>,
  matching: SelectQueryBuilder<DB, TB, Row>,
): Promise<ListPage & { rows: Row[] }> {
  const total = wanted.isCounted === false ? 0 : await countOf(matching);
  return readListing(wanted, { total, order, rows: rowsIn(matching, order) });
}

export function rowsIn<DB, TB extends keyof DB, Row>(
  matching: SelectQueryBuilder<DB, TB, Row>,
  order: ListOrder<Row>,
): Listing<Row>["rows"] {
  return (part) => inPart(matching, order, part).execute();
}

/** Like `rowsIn`, finding the ids first, so that an index may be all that is read of the others. */
export function rowsById<DB, TB extends keyof DB, Found, Row>(
  matching: SelectQueryBuilder<DB, TB, Found>,
  order: ListOrder<Row>,
  rowsOf: (ids: SelectQueryBuilder<DB, TB, Found>) => SelectQueryBuilder<DB, TB, Row>,
): Listing<Row>["rows"] {
  return (part) => sorted(rowsOf(inPart(matching, order, part)), order, part).execute();
}

export function inPart<DB, TB extends keyof DB, O>(
  matching: SelectQueryBuilder<DB, TB, O>,
  order: Sorting,
  { skip, take, isFromEnd, beyond }: Omit<ListPart, "beyond"> & Partial<ListPart>,
): SelectQueryBuilder<DB, TB, O> {
  const behind = beyond ? matching.where(beyond) : matching;
  return sorted(behind, order, { isFromEnd }).limit(take).offset(skip);
}

type Sorting = Pick<ListOrder<never>, "column" | "id" | "descending">;

function sorted<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { column, id, descending }: Sorting,
  { isFromEnd }: Pick<ListPart, "isFromEnd">,
): SelectQueryBuilder<DB, TB, O> {
  const direction = descending === isFromEnd ? "asc" : "desc";
  return (column ? query.orderBy(column, direction) : query).orderBy(id, direction);
}

function isBeyond<Row>(
  { column, id, descending }: ListOrder<Row>,
  place: { value: string | number; id: string },
) {
  const sign = sql.raw(descending ? "<" : ">");
  return column
    ? sql<SqlBool>`(${column}, ${id}) ${sign} (${place.value}, ${place.id})`
    : sql<SqlBool>`${id} ${sign} ${place.id}`;
}

/**
 * What to read of so many rows: a page and one row more, which shows whether there is another page. Late pages are read
 * from the end, in the opposite order, because a database walks through whatever it skips.
 */
function pagePart(total: number, { page, limit }: { page: number; limit: number }): ListPart {
  const before = (page - 1) * limit;
  const take = Math.max(0, Math.min(limit + 1, total - before));
  const after = total - before - take;
  return after >= before
    ? { skip: before, take: limit + 1, isFromEnd: false, beyond: null }
    : { skip: Math.max(0, after), take, isFromEnd: true, beyond: null };
}
