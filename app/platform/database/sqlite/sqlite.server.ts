import path from "node:path";
import Sqlite from "better-sqlite3";
import { type Dialect, SqliteAdapter, SqliteDialect } from "kysely";
import { PlanOnceCompiler } from "./sqlite-compiler.server.ts";
import { isBusy } from "./sqlite-faults.server.ts";
import type { SqliteSettings } from "./file-connection.server.ts";
import { type SqliteConnections, SqliteFileDriver } from "./sqlite-driver.server.ts";
import { ReaderThreads } from "./sqlite-threads.server.ts";
import { WriteTurns } from "./write-turns.server.ts";

/** ms that SQLite blocks the event loop; after that the driver waits without blocking. */
const BUSY_TIMEOUT = 5;

/** ms, for another process that is creating the file. */
const START_LIMIT = 15_000;
const START_PAUSE = 20;

/** ms; then the answer is 503. */
const WRITE_TIMEOUT = 10_000;

/** Bytes. A backup that reads from an earlier moment makes the log grow, and SQLite would keep that length for ever. */
export const WAL_LIMIT = 16 * 1024 * 1024;

/** Pages; SQLite's own 1,000 take 10 ms to copy into the database, in which nobody is served. */
const CHECKPOINT_PAGES = 500;

/** @param source a path, `:memory:` or a serialized database */
export function openSqlite(source: string | Buffer): SqliteConnections {
  const writer = new Sqlite(source, { timeout: BUSY_TIMEOUT });
  enterWal(writer);
  writer.pragma("synchronous = FULL");
  writer.pragma("foreign_keys = ON");
  writer.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  writer.pragma(`journal_size_limit = ${WAL_LIMIT}`);
  if (typeof source !== "string" || source === ":memory:")
    return { writer, reader: null, threads: null, turns: new WriteTurns() };
  const reader = new Sqlite(source, { readonly: true, timeout: BUSY_TIMEOUT });
  return { writer, reader, threads: new ReaderThreads(path.resolve(source)), turns: new WriteTurns() };
}

/** SQLite does not wait for the lock of a file that is being switched to WAL. Only at start, so this may block. */
function enterWal(sqlite: Sqlite.Database): void {
  const giveUpAt = performance.now() + START_LIMIT;
  for (;;) {
    try {
      sqlite.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, START_PAUSE);
    }
  }
}

/** The driver separates reads from writes; DDL is transactional, so that migrations are all or nothing. */
export function sqliteDialect(
  connections: SqliteConnections,
  settings: Partial<SqliteSettings> = {},
): Dialect {
  const dialect = new SqliteDialect({ database: connections.writer });
  return {
    createDriver: () => new SqliteFileDriver(connections, { writeTimeout: WRITE_TIMEOUT, ...settings }),
    createQueryCompiler: () => new PlanOnceCompiler(),
    createAdapter: () => new FileAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
