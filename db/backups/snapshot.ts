import { existsSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { type RawBuilder, sql } from "kysely";
import { checkDatabase } from "#app/platform/database/database-check.server.ts";
import { type Database, type Db, openDatabase } from "#app/platform/database/db.server.ts";
import { EnvError } from "#app/platform/env.server.ts";
import { sinceBase } from "../base.ts";
import { migrationsOf } from "./manifest.ts";
import { digestRows, type Row, type TableShape } from "./row-digest.ts";

/** A view of one moment; writers neither disturb it nor wait for it. */
export interface Snapshot {
  migrations: string[];
  /** A table need not fit into memory. */
  rows(table: string): AsyncIterable<Row> | Iterable<Row>;
}

/** One of them may hold an uploaded file. */
const ROWS_AT_ONCE = 50;

/** Large tables are read in one go: statements may take three times as long (ms). */
export const SNAPSHOT_TIMEOUT = 2 * 60 * 60_000;

/** @throws EnvError when there is no database of Rappen at that address */
export async function withSnapshot<T>(
  databaseUrl: string,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  if (databaseUrl.startsWith("sqlite:")) return withSqlite(databaseUrl.slice("sqlite:".length), work);
  const database = openDatabase(databaseUrl);
  try {
    await checkDatabase({ databaseUrl }, database);
    return await withPostgres(database, work);
  } finally {
    await database.db.destroy();
  }
}

async function withSqlite<T>(file: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new EnvError(`${file}: no database there`);
  const sqlite = new Sqlite(file, { timeout: 10_000 });
  try {
    sqlite.exec("begin");
    const rows = (table: string) => sqlite.prepare<[], Row>(`select * from "${table}"`).iterate();
    return await work({ migrations: migrationsOf(sqlite), rows });
  } finally {
    sqlite.close();
  }
}

function withPostgres<T>({ db, dialect }: Database, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const transaction = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  const read = async (db: Db) => {
    const { rows: migrations } = await sql<{
      name: string;
    }>`select name from kysely_migration order by name`.execute(db);
    return work({
      migrations: sinceBase(migrations.map(({ name }) => name)),
      rows: (table) => streamRows(db, table),
    });
  };
  return dialect.withWriteTimeout(SNAPSHOT_TIMEOUT, () => transaction.execute(read));
}

/** Reads in a transaction: outside of one Postgres counts all of it as one statement, which may not take long. */
export function digestStored({ db, dialect }: Database, table: TableShape): ReturnType<typeof digestRows> {
  const transaction = db.transaction().setAccessMode("read only");
  const read = (db: Db) => digestRows(table, streamRows(db, table.name));
  return dialect.withWriteTimeout(SNAPSHOT_TIMEOUT, () => transaction.execute(read));
}

function streamRows(db: Db, table: string): AsyncIterable<Row> {
  return streamFrom(db, sql`${sql.table(table)}`);
}

/** @param from a table, or a select in parentheses */
export function streamFrom(db: Db, from: RawBuilder<unknown>): AsyncIterable<Row> {
  return db.selectFrom(from.$castTo<Row>().as("rows")).selectAll().stream(ROWS_AT_ONCE);
}
