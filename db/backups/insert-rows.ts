import { sql } from "kysely";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Row, TableShape } from "./row-digest.ts";

/** Postgres counts values with 16 bits, and bytes are in memory at the same time. */
const MOST_VALUES = 10_000;
const MOST_BYTES = 4 * 1024 * 1024;

export async function insertRows(db: Db, { name, columns }: TableShape, rows: Iterable<Row>): Promise<void> {
  let batch: unknown[][] = [];
  let bytes = 0;
  const flush = async () => {
    if (!batch.length) return;
    const all = batch.map((values) => sql`(${sql.join(values)})`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(all)}`.execute(db);
    [batch, bytes] = [[], 0];
  };
  for (const row of rows) {
    const values = columns.map((column) => row[column]);
    batch.push(values);
    bytes += values.reduce<number>((sum, value) => sum + sizeOf(value), 0);
    if ((batch.length + 1) * columns.length > MOST_VALUES || bytes > MOST_BYTES) await flush();
  }
  await flush();
}

function sizeOf(value: unknown): number {
  return typeof value === "string" || value instanceof Uint8Array ? value.length : 8;
}
