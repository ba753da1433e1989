import { sql } from "kysely";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Row, TableShape } from "./row-digest.ts";

/** Postgres counts values with 16 bits, and bytes are in memory at the same time. */
const MOST_VALUES = 10_000;
const MOST_BYTES = 4 * 1024 * 1024;

export async function insertRows(db: Db, table: TableShape, rows: Iterable<Row>): Promise<void> {
  for await (const batch of inBatches(table, rows)) await insertBatch(db, table, batch);
}

export async function* inBatches(
  { columns }: TableShape,
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  let bytes = 0;
  for await (const row of rows) {
    batch.push(row);
    for (const column of columns) bytes += sizeOf(row[column]);
    if ((batch.length + 1) * columns.length <= MOST_VALUES && bytes <= MOST_BYTES) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length) yield batch;
}

export async function insertBatch(db: Db, { name, columns }: TableShape, batch: Row[]): Promise<void> {
  const all = batch.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(all)}`.execute(db);
}

function sizeOf(value: unknown): number {
  return typeof value === "string" || value instanceof Uint8Array ? value.length : 8;
}
