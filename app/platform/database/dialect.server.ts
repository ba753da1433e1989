import {
  type Expression,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from "kysely";
import { withWriteTimeout } from "./write-timeout.server.ts";
import { isPostgresUniqueViolation } from "#app/platform/database/postgres/postgres-faults.server.ts";
import { outlasting } from "#app/platform/database/postgres/postgres-pool.server.ts";
import { whileMigrating } from "#app/platform/database/postgres/postgres.server.ts";
import { SKIP_SYNC } from "#app/platform/database/sqlite/file-connection.server.ts";
import { isSqliteUniqueViolation } from "#app/platform/database/sqlite/sqlite-faults.server.ts";
import { readingApart } from "#app/platform/database/sqlite/sqlite-threads.server.ts";

/** Everything the two databases do differently, named by purpose: no other code asks which database it is. */
export interface Dialect {
  readonly title: string;
  forUpdate<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O>;
  /** Skips rows that another process holds. */
  forUpdateSkipLocked<DB, TB extends keyof DB, O>(
    query: SelectQueryBuilder<DB, TB, O>,
  ): SelectQueryBuilder<DB, TB, O>;
  contains(column: Expression<string>, text: string): Expression<SqlBool>;
  /** The rows of a table, for a search in its `search_text`. */
  searched<Row>(table: string): RawBuilder<Row>;
  /** Orders by code points, as SQLite does; Postgres would use its locale. */
  inOrder<Text>(column: Expression<Text>): Expression<Text>;
  /** Numbers of documents: the shorter first, so that `Q-9999` comes before `Q-10000`. As `naturalKey`. */
  naturally(column: Expression<string>): Expression<string>;
  /**
   * For comparing found rows, never for finding them: SQLite would read all invoices of a business instead of a hundred
   * by id.
   */
  compared(column: Expression<string>): Expression<string>;
  /** Whether another connection can write while a transaction is open. */
  readonly writesBeside: boolean;
  isUniqueViolation(error: unknown): boolean;
  /**
   * One statement or transaction, outside of any other, that does not wait for the disk: only a power failure may lose
   * it, until the next commit of anybody. Waits on Postgres.
   */
  withoutDisk<DB, T>(db: Kysely<DB>, work: (db: Kysely<DB>) => Promise<T>): Promise<T>;
  /**
   * Each write waits this long for other writers instead of the default; on Postgres statements may take longer, too.
   */
  withWriteTimeout<T>(timeoutMs: number, work: () => Promise<T>): Promise<T>;
  /** Outside of a transaction; reads of one lane follow each other. Null on Postgres, where reads need no thread. */
  readonly readingApart: (<T>(lane: string, work: () => Promise<T>) => Promise<T>) | null;
  /** Lets each connection that `work` takes take this long to be had. No effect on SQLite. */
  outlasting<T>(ms: number, work: () => Promise<T>): Promise<T>;
  whileMigrating<DB, T>(db: Kysely<DB>, work: (db: Kysely<DB>) => Promise<T>): Promise<T>;
}

export const sqliteCapabilities: Dialect = {
  title: "SQLite",
  forUpdate: (query) => query,
  forUpdateSkipLocked: (query) => query,
  contains: (column, text) => sql<SqlBool>`instr(${column}, ${text}) > 0`,
  searched: (table) => sql.table(table),
  inOrder: (column) => column,
  naturally: (column) => sql<string>`(substr('000' || length(${column}), -3) || ${column})`,
  compared: (column) => sql<string>`+${column}`,
  writesBeside: false,
  isUniqueViolation: isSqliteUniqueViolation,
  withoutDisk: onceWithoutDisk,
  withWriteTimeout: withWriteTimeout,
  readingApart,
  outlasting: (_ms, work) => work(),
  whileMigrating: (db, work) => work(db),
};

async function onceWithoutDisk<DB, T>(db: Kysely<DB>, work: (db: Kysely<DB>) => Promise<T>): Promise<T> {
  return db.connection().execute(async (db) => {
    await db.executeQuery(SKIP_SYNC);
    return work(db);
  });
}

export const postgresCapabilities: Dialect = {
  title: "Postgres",
  forUpdate: (query) => query.forUpdate(),
  forUpdateSkipLocked: (query) => query.forUpdate().skipLocked(),
  contains: (column, text) => sql<SqlBool>`strpos(${column}, ${text}) > 0`,
  searched,
  inOrder: <Text>(column: Expression<Text>) => sql<Text>`${column} collate "C"`,
  naturally: (column) => sql<string>`(lpad(length(${column})::text, 3, '0') || ${column}) collate "C"`,
  compared: (column) => column,
  writesBeside: true,
  isUniqueViolation: isPostgresUniqueViolation,
  withoutDisk: (db, work) => work(db),
  withWriteTimeout: withWriteTimeout,
  readingApart: null,
  outlasting,
  whileMigrating,
};

const IS_LONG = sql`(octet_length(search_text) > 2000)::int = 1`;

/** Searches in two parts, as the indexes of migration 0118: merged in their order, as neither has its own condition. */
function searched<Row>(name: string): RawBuilder<Row> {
  const table = sql.table(name);
  return sql`(
    select * from (
      select *, false as is_long from ${table} union all select *, true as is_long from ${table}
    ) as parts
    where is_long = (${IS_LONG})
  )`;
}
