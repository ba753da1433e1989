import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { withWriteTimeout } from "./write-timeout.server.ts";
import { isPostgresUniqueViolation } from "#app/platform/database/postgres/postgres-faults.server.ts";
import { outlasting } from "#app/platform/database/postgres/postgres-pool.server.ts";
import { whileMigrating } from "#app/platform/database/postgres/postgres.server.ts";
import { isSqliteUniqueViolation } from "#app/platform/database/sqlite/sqlite-faults.server.ts";
import { readingApart } from "#app/platform/database/sqlite/sqlite-threads.server.ts";

/** What the two databases do differently, named by what it is for; nobody else asks which database it is. */
export interface Dialect {
  /** Locks the selected rows until the transaction ends. SQLite has one writer at a time and needs nothing. */
  forUpdate<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O>;
  /** As `forUpdate`, passing over rows that another process holds. */
  forUpdateSkipLocked<DB, TB extends keyof DB, O>(
    query: SelectQueryBuilder<DB, TB, O>,
  ): SelectQueryBuilder<DB, TB, O>;
  /** True where folded `column` contains folded `text`; both must come from the same folding. */
  contains(column: Expression<string>, text: string): Expression<SqlBool>;
  /** Text to sort by: in the order of its code points, which is SQLite's own; Postgres would take that of its locale. */
  inOrder(column: Expression<string>): Expression<string>;
  /**
   * A column that found rows are compared with, never one to find them by. SQLite does not know how many rows a value has
   * and would read all invoices of a business rather than a hundred of them by their ids; Postgres knows.
   */
  compared(column: Expression<string>): Expression<string>;
  isUniqueViolation(error: unknown): boolean;
  /** Whether a text of any length may stand in an index; Postgres takes 2,700 bytes. */
  readonly indexesLongText: boolean;
  /**
   * Runs statements, outside of any transaction, that need not wait for the disk: a crash of the product loses nothing of
   * them, a power failure may lose the last moments. SQLite has one writer, so that everybody would wait as well;
   * Postgres makes nobody else wait.
   */
  withoutDisk<DB, T>(db: Kysely<DB>, work: (db: Kysely<DB>) => Promise<T>): Promise<T>;
  /**
   * Each write of `work` waits this long for other writers (ms) instead of the default; on Postgres each transaction that
   * begins in it, and its statements may take longer.
   */
  withWriteTimeout<T>(timeoutMs: number, work: () => Promise<T>): Promise<T>;
  /**
   * Reads of `work`, outside of a transaction, that nobody else waits for: those of one lane follow each other. Null where
   * no read holds up anybody: Postgres reads in processes of its own, SQLite in the event loop.
   */
  readonly readingApart: (<T>(lane: string, work: () => Promise<T>) => Promise<T>) | null;
  /**
   * Each connection that `work` takes may take this long to be had (ms): for work that waits while the database is away.
   * No effect on SQLite, which is a file.
   */
  outlasting<T>(ms: number, work: () => Promise<T>): Promise<T>;
  /** Runs migrations so that no other process does. SQLite lets one process write at a time and needs nothing. */
  whileMigrating<DB, T>(db: Kysely<DB>, work: (db: Kysely<DB>) => Promise<T>): Promise<T>;
}

export const sqliteCapabilities: Dialect = {
  forUpdate: (query) => query,
  forUpdateSkipLocked: (query) => query,
  contains: (column, text) => sql<SqlBool>`instr(${column}, ${text}) > 0`,
  inOrder: (column) => column,
  compared: (column) => sql<string>`+${column}`,
  isUniqueViolation: isSqliteUniqueViolation,
  indexesLongText: true,
  withoutDisk: (db, work) => db.connection().execute(async (db) => withoutWaitingForDisk(db, work)),
  withWriteTimeout: withWriteTimeout,
  readingApart,
  outlasting: (_ms, work) => work(),
  whileMigrating: (db, work) => work(db),
};

/** The next commit that waits for the disk takes these along. From the first pragma on, nobody else commits. */
async function withoutWaitingForDisk<DB, T>(
  db: Kysely<DB>,
  work: (db: Kysely<DB>) => Promise<T>,
): Promise<T> {
  await sql`pragma synchronous = normal`.execute(db);
  try {
    return await work(db);
  } finally {
    await sql`pragma synchronous = full`.execute(db);
  }
}

export const postgresCapabilities: Dialect = {
  forUpdate: (query) => query.forUpdate(),
  forUpdateSkipLocked: (query) => query.forUpdate().skipLocked(),
  contains: (column, text) => sql<SqlBool>`strpos(${column}, ${text}) > 0`,
  inOrder: (column) => sql<string>`${column} collate "C"`,
  compared: (column) => column,
  isUniqueViolation: isPostgresUniqueViolation,
  indexesLongText: false,
  withoutDisk: (db, work) => work(db),
  withWriteTimeout: withWriteTimeout,
  readingApart: null,
  outlasting,
  whileMigrating,
};
