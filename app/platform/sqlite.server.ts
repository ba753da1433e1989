import Sqlite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";

/** Waiting for another process: SQLite itself blocks the event loop this long (ms), after that we retry asynchronously. */
const BUSY_TIMEOUT = 50;
const RETRY_PAUSE = 20;
const RETRY_LIMIT = 15_000;

/**
 * What the write-ahead log keeps of the disk once it is written back (bytes). SQLite writes it back every 4 MB by itself, but
 * cannot while a backup or another process reads from an earlier moment, and would keep the length it grew to meanwhile for ever.
 */
export const WAL_LIMIT = 16 * 1024 * 1024;

/** Statements kept ready; the one that was longest unused goes. Lists of ids of all lengths make many. */
const MOST_STATEMENTS = 300;

/** Opens a database file (or `:memory:`, or a serialized snapshot) with the settings every process must share. */
export function openSqlite(source: string | Buffer): Sqlite.Database {
  const sqlite = new Sqlite(source, { timeout: BUSY_TIMEOUT });
  enterWal(sqlite);
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  sqlite.pragma(`journal_size_limit = ${WAL_LIMIT}`);
  return sqlite;
}

/**
 * Only the first process to open a new file really switches; for another one at that very moment the file is locked, and
 * SQLite does not wait for this lock by itself. It happens at start only, so this may block.
 */
function enterWal(sqlite: Sqlite.Database): void {
  const giveUpAt = performance.now() + RETRY_LIMIT;
  for (;;) {
    try {
      sqlite.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_PAUSE);
    }
  }
}

/**
 * Kysely's SQLite dialect with two changes. Transactions begin `immediate`: with a deferred begin, read-then-write
 * beside a second writing process fails at once instead of waiting. And DDL counts as transactional, so that
 * migrations run under that same lock and are all or nothing.
 */
export function sqliteDialect(sqlite: Sqlite.Database): Dialect {
  const dialect = new SqliteDialect({ database: sqlite });
  return {
    createDriver: () => new ImmediateDriver({ database: keepingStatements(sqlite) }),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => new TransactionalDdlAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

/**
 * Kysely has every query prepared anew, which takes longer than most of them run. No statement is used twice at the same
 * time: each is read to its end at once.
 */
function keepingStatements(sqlite: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, Sqlite.Statement>();
  return {
    prepare(text) {
      const statement = statements.get(text) ?? sqlite.prepare(text);
      statements.delete(text);
      statements.set(text, statement);
      const [oldest] = statements.size > MOST_STATEMENTS ? statements.keys() : [];
      if (oldest !== undefined) statements.delete(oldest);
      return statement;
    },
    close: () => sqlite.close(),
  };
}

/**
 * Commits that do not wait until the disk has them; the next one that waits takes them along. For who holds the connection:
 * whatever else is committed meanwhile would not wait either.
 */
export async function withoutWaitingForDisk<T>(sqlite: Sqlite.Database, work: () => Promise<T>): Promise<T> {
  sqlite.pragma("synchronous = NORMAL");
  try {
    return await work();
  } finally {
    sqlite.pragma("synchronous = FULL");
  }
}

export function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
}

export function isSqliteUniqueViolation(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(error.code);
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await super.acquireConnection());
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** Repeats a statement that met another process's lock; inside our own immediate transaction that cannot happen. */
class PatientConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const giveUpAt = performance.now() + RETRY_LIMIT;
    for (;;) {
      try {
        return await this.inner.executeQuery<R>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > giveUpAt) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE));
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}
