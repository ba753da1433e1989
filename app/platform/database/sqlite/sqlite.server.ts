import path from "node:path";
import Sqlite from "better-sqlite3";
import { type Dialect, SqliteAdapter, SqliteDialect } from "kysely";
import { isBusy } from "./sqlite-faults.server.ts";
import { type SqliteConnections, SqliteFileDriver, type SqliteSettings } from "./sqlite-driver.server.ts";
import { ReaderThreads } from "./sqlite-threads.server.ts";

/**
 * How long SQLite blocks the event loop for another process's lock (ms); after that the driver waits without blocking.
 */
const BUSY_TIMEOUT = 5;

/** How long a start waits for another process that is creating the file, and how often it looks (ms). */
const START_LIMIT = 15_000;
const START_PAUSE = 20;

/** How long a write waits for its turn before the answer is 503 (ms). */
const WRITE_TIMEOUT = 10_000;

/**
 * Size to which the write-ahead log is cut back (bytes). A backup or another process that reads from an earlier moment
 * makes it grow, and SQLite would keep that length for ever.
 */
export const WAL_LIMIT = 16 * 1024 * 1024;

/** With the settings that every process must share. @param source a path, `:memory:` or a serialized database */
export function openSqlite(source: string | Buffer): SqliteConnections {
  const writer = new Sqlite(source, { timeout: BUSY_TIMEOUT });
  enterWal(writer);
  writer.pragma("synchronous = FULL");
  writer.pragma("foreign_keys = ON");
  writer.pragma(`journal_size_limit = ${WAL_LIMIT}`);
  if (typeof source !== "string" || source === ":memory:") return { writer, reader: null, threads: null };
  const reader = new Sqlite(source, { readonly: true, timeout: BUSY_TIMEOUT });
  return { writer, reader, threads: new ReaderThreads(path.resolve(source)) };
}

/**
 * While the first process switches a new file to WAL, the file is locked for others, and SQLite does not wait for this
 * lock. It happens only at start, so this may block.
 */
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

/**
 * Kysely's dialect with two changes: a driver that separates reads from writes, and transactional DDL, so that
 * migrations run under the write lock and are all or nothing.
 */
export function sqliteDialect(
  connections: SqliteConnections,
  settings: Partial<SqliteSettings> = {},
): Dialect {
  const dialect = new SqliteDialect({ database: connections.writer });
  return {
    createDriver: () => new SqliteFileDriver(connections, { writeTimeout: WRITE_TIMEOUT, ...settings }),
    createQueryCompiler: () => dialect.createQueryCompiler(),
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
