import type { Database, Statement } from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from "kysely";
import type { AppError } from "#app/platform/errors.ts";
import { forbidInsideTransaction } from "#app/platform/database/open-transaction.server.ts";
import { writeTimeoutOr } from "#app/platform/database/write-timeout.server.ts";
import { sqliteUnavailable, isBusy } from "./sqlite-faults.server.ts";
import { currentLane, type ReaderThreads } from "./sqlite-threads.server.ts";
import type { WriteTurns } from "./write-turns.server.ts";

const RETRY_PAUSE_MS = 20;

/** Lists of ids of all lengths make many different statements. */
const MOST_STATEMENTS = 300;

/** A file has a writing connection, a reading one and threads; in memory one connection does it all. */
export interface SqliteConnections {
  writer: Database;
  reader: Database | null;
  threads: ReaderThreads | null;
  turns: WriteTurns;
}

export interface SqliteSettings {
  /** ms, for writers of any process. */
  writeTimeout: number;
  /** Called when a statement failed for want of a lock or of space. */
  onFault?: (error: AppError) => void;
  /** How long a writer waited for the others of its process (ms). */
  onWait?: (ms: number) => void;
}

/**
 * Reads outside a transaction run at once on the reader: in WAL mode they never wait and see what is committed.
 * Everything but `readingApart` takes turns on the writer: a transaction, a single statement, or `db.connection()` from
 * its first write until it is released.
 */
export class SqliteFileDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #shared: Shared;

  constructor(connections: SqliteConnections, settings: SqliteSettings) {
    const { writer, reader, threads, turns } = connections;
    this.#connections = connections;
    this.#shared = {
      settings,
      turns,
      threads,
      prepareWrite: keepingStatements(writer),
      prepareRead: reader && keepingStatements(reader),
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    forbidInsideTransaction();
    return new FileConnection(this.#shared);
  }

  /** With a deferred begin, read-then-write beside a second writing process would fail at once instead of waiting. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  /** On a full disk SQLite rolls back by itself. A second rollback would fail and hide the first error. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connections.writer.inTransaction) await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof FileConnection) connection.release();
  }

  /** The writer last: closing last tidies up the write-ahead log. */
  async destroy(): Promise<void> {
    await this.#connections.threads?.close();
    this.#connections.reader?.close();
    this.#connections.writer.close();
  }
}

type Prepare = (text: string) => Statement;

interface Shared {
  settings: SqliteSettings;
  turns: WriteTurns;
  threads: ReaderThreads | null;
  prepareWrite: Prepare;
  prepareRead: Prepare | null;
}

class FileConnection implements DatabaseConnection {
  readonly #shared: Shared;
  #hasTurn = false;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { settings, prepareRead, prepareWrite } = this.#shared;
    const giveUpAt = performance.now() + writeTimeoutOr(settings.writeTimeout);
    try {
      const read = !this.#hasTurn && READ.test(query.sql) ? prepareRead?.(query.sql) : undefined;
      if (read?.readonly) return await patiently(() => this.#read<R>(read, query), giveUpAt);
      if (!this.#hasTurn) await this.#takeTurn(giveUpAt);
      return await patiently(() => run<R>(prepareWrite(query.sql), query), giveUpAt);
    } catch (error) {
      const unavailable = sqliteUnavailable(error);
      if (!unavailable) throw error;
      settings.onFault?.(unavailable);
      throw unavailable;
    }
  }

  async #takeTurn(giveUpAt: number): Promise<void> {
    const { settings, turns } = this.#shared;
    const began = performance.now();
    await turns.take(giveUpAt - began);
    this.#hasTurn = true;
    settings.onWait?.(performance.now() - began);
  }

  async #read<R>(statement: Statement, query: CompiledQuery): Promise<QueryResult<R>> {
    const { threads } = this.#shared;
    const lane = currentLane();
    if (!threads || lane === undefined) return run<R>(statement, query);
    const { sql, parameters } = query;
    return { rows: (await threads.read(lane, { sql, parameters })) as R[] };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("an open row would hold up every other statement; read page by page instead");
  }

  release(): void {
    if (this.#hasTurn) this.#shared.turns.give();
    this.#hasTurn = false;
  }
}

/** May be a read; SQLite itself says of a prepared statement whether it is. */
const READ = /^\s*(select|with|explain)\b/i;

async function patiently<T>(work: () => T | Promise<T>, giveUpAt: number): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    }
  }
}

function run<R>(statement: Statement, { parameters }: CompiledQuery): QueryResult<R> {
  if (statement.reader) return { rows: statement.all(parameters) as R[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
}

/**
 * Preparing takes longer than running most statements. A kept one is never in use twice, as each is read to its end at
 * once. Pragmas take effect while they are prepared, so they are not kept.
 */
function keepingStatements(sqlite: Database): Prepare {
  const statements = new Map<string, Statement>();
  return (text) => {
    if (/^\s*pragma\b/i.test(text)) return sqlite.prepare(text);
    const statement = statements.get(text) ?? sqlite.prepare(text);
    statements.delete(text);
    statements.set(text, statement);
    const [oldest] = statements.size > MOST_STATEMENTS ? statements.keys() : [];
    if (oldest !== undefined) statements.delete(oldest);
    return statement;
  };
}
