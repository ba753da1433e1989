import { type SelectQueryBuilder, type Simplify, sql, type SqlBool } from "kysely";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";

const BY_ID = 200;

type DayColumn = "issue_date" | "paid_on" | "day";

export interface Period {
  dateFrom: string;
  dateTo: string;
}

export function rowsOfPeriod<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  day: DayColumn,
  { dateFrom, dateTo }: Partial<Period>,
) {
  const from = dateFrom ? rows.where(sql<SqlBool>`${sql.ref(day)} >= ${dateFrom}`) : rows;
  return dateTo ? from.where(sql<SqlBool>`${sql.ref(day)} <= ${dateTo}`) : from;
}

/** The oldest day first. @param size few, so that reading them blocks nobody for long */
export function pagesByDay<
  DB,
  TB extends keyof DB,
  Row extends Record<Day | "id", string>,
  Day extends DayColumn,
>(rows: SelectQueryBuilder<DB, TB, Row>, day: Day, size: number): AsyncGenerator<Simplify<Row>[]> {
  const first = rows.orderBy(sql.ref(day)).orderBy(sql.ref("id")).limit(size);
  return inPages(size, (last: Simplify<Row> | undefined) => {
    if (!last) return first.execute();
    return first.where(sql<SqlBool>`(${sql.ref(day)}, id) > (${last[day]}, ${last.id})`).execute();
  });
}

/** @param column that `id` of the rows is read from */
export function pagesById<DB, TB extends keyof DB, Row extends { id: string }>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  column = "id",
): AsyncGenerator<Simplify<Row>[]> {
  const id = sql.ref(column);
  return inPages(BY_ID, (last: Simplify<Row> | undefined) =>
    rows
      .where(sql<SqlBool>`${id} > ${last?.id ?? ""}`)
      .orderBy(id)
      .limit(BY_ID)
      .execute(),
  );
}

/** Pages in the order of their days. @param size as of `pagesByDay` */
export async function* pagesOf<Row>(
  ids: readonly string[],
  size: number,
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let from = 0; from < ids.length; from += size) {
    yield await read(ids.slice(from, from + size));
    await yieldToRequests();
  }
}

/** Pages follow the last row, not an offset, so that writes move no row; between two pages requests are served. */
async function* inPages<Row>(
  size: number,
  readAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  do {
    rows = await readAfter(rows.at(-1));
    if (rows.length === 0) return;
    yield rows;
    await yieldToRequests();
  } while (rows.length === size);
}
