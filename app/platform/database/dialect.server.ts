import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { withWriteTimeout } from "./write-timeout.server.ts";
import { isPostgresUniqueViolation } from "#app/platform/database/postgres/postgres-faults.server.ts";
import { outlasting } from "#app/platform/database/postgres/postgres-pool.server.ts";
import { whileMigrating } from "#app/platform/database/postgres/postgres.server.ts";
import { isSqliteUniqueViolation } from "#app/platform/database/sqlite/sqlite-faults.server.ts";
import { readingApart } from "#app/platform/database/sqlite/sqlite-threads.server.ts";

/** Everything the two databases do differently, named by purpose: no other code asks which database it is. */
export interface Dialect {
  /** Locks the selected rows until the transaction ends. SQLite has one writer at a time and needs nothing. */
  forUpdate<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O>;
  /** As `forUpdate`, skipping rows that another process holds. */
  forUpdateSkipLocked<DB, TB extends keyof DB, O>(
    query: SelectQueryBuilder<DB, TB, O>,
  ): SelectQueryBuilder<DB, TB, O>;
  /** True where folded `column` contains folded `text`; both must come from the same folding. */
  contains(column: Expression<string>, text: string): Expression<SqlBool>;
  /** Sorts by code points, as SQLite does; Postgres would use its locale. */
  inOrder(column: Expression<string>): Expression<string>;
  /**
   * A column that found rows are compared with, never one to find them by. SQLite does not know how many rows a value
   * has and would read all invoices of a business rather than a hundred of them by id.
   */
  compared(column: Expression<string>): Expression<string>;
  isUniqueViolation(error: unknown): boolean;
  /** Whether a text of any length may stand in an index; Postgres takes 2,700 bytes. */
  readonly indexesLongText: boolean;
  /**
   * Runs statements, outside of any transaction, that need not wait for the disk: a crash of the product loses nothing
   * of them, a power failure may lose the last moments.
   */
  withoutDisk<DB, T>(db: Kysely<DB>, work: (db: Kysely<DB>) => Promise<T>): Promise<T>;
  /**
   * Each write of `work` waits this long for other writers (ms) instead of the default; on Postgres statements may take
   * longer, too.
   */
  withWriteTimeout<T>(timeoutMs: number, work: () => Promise<T>): Promise<T>;
  /**
   * Runs the reads of `work`, outside of a transaction, in a thread; those of one lane follow each other. Null on
   * Postgres, where reads run in processes of their own.
   */
  readonly readingApart: (<T>(lane: string, work: () => Promise<T>) => Promise<T>) | null;
  /** Each connection that `work` takes may take this long to be had (ms). No effect on SQLite. */
  outlasting<T>(ms: number, work: () => Promise<T>): Promise<T>;
  /** Runs migrations while no other process does. SQLite has one writer at a time and needs nothing. */
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
