import type { Database, Statement } from "better-sqlite3";
import type { DatabaseConnection, Driver } from "kysely";
import { forbidInsideTransaction } from "#app/platform/database/open-transaction.server.ts";
import { FileConnection, type Prepare, type Shared, type SqliteSettings } from "./file-connection.server.ts";
import { LargeBusinesses } from "./large-businesses.server.ts";
import { SharedCommit } from "./shared-commit.server.ts";
import type { ReaderThreads } from "./sqlite-threads.server.ts";
import type { WriteTurns } from "./write-turns.server.ts";

/** Lists of ids of all lengths make many different statements. */
const MOST_STATEMENTS = 300;

/** A file has a writing connection, a reading one and threads; in memory one connection does it all. */
export interface SqliteConnections {
  writer: Database;
  reader: Database | null;
  threads: ReaderThreads | null;
  turns: WriteTurns;
}

/**
 * Reads outside a transaction run at once on the reader: in WAL mode they never wait and see what is committed;
 * those of a large business run in a thread unless they are quick. All else takes turns on the writer: a transaction, a
 * single statement, or `db.connection()` from its first write until it is released.
 */
export class SqliteFileDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #shared: Shared;

  constructor(connections: SqliteConnections, settings: SqliteSettings) {
    const { writer, reader, threads, turns } = connections;
    this.#connections = connections;
    const prepareRead = reader && keepingStatements(reader);
    this.#shared = {
      settings,
      writer,
      commits: new SharedCommit(),
      turns,
      threads,
      large: prepareRead && new LargeBusinesses(prepareRead),
      prepareWrite: keepingStatements(writer),
      prepareRead,
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    forbidInsideTransaction();
    return new FileConnection(this.#shared);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await onFile(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await onFile(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await onFile(connection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await onFile(connection).release();
  }

  /** The writer last: closing last tidies up the write-ahead log. */
  async destroy(): Promise<void> {
    await this.#connections.threads?.close();
    this.#connections.reader?.close();
    this.#connections.writer.close();
  }
}

function onFile(connection: DatabaseConnection): FileConnection {
  if (connection instanceof FileConnection) return connection;
  throw new Error("a connection of another driver");
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
