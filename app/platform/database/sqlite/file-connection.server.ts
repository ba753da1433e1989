import type { Database, Statement } from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, type QueryResult } from "kysely";
import type { AppError } from "#app/platform/errors.ts";
import { writeTimeoutOr } from "#app/platform/database/write-timeout.server.ts";
import { ownerOf } from "#app/platform/database/changes/owners.server.ts";
import type { LargeBusinesses } from "./large-businesses.server.ts";
import type { SharedCommit } from "./shared-commit.server.ts";
import { sqliteUnavailable, isBusy } from "./sqlite-faults.server.ts";
import { currentLane, type ReaderThreads } from "./sqlite-threads.server.ts";
import type { WriteTurns } from "./write-turns.server.ts";

const RETRY_PAUSE_MS = 20;

/** Until the connection is released; what others would commit along with it must wait for the disk. */
export const SKIP_SYNC = CompiledQuery.raw("pragma synchronous = normal");

export interface SqliteSettings {
  /** ms, for writers of any process. */
  writeTimeout: number;
  /** Called when a statement failed for want of a lock or of space. */
  onFault?: (error: AppError) => void;
  /** How long a writer waited for the others of its process (ms). */
  onWait?: (ms: number) => void;
}

export type Prepare = (text: string) => Statement;

export interface Shared {
  settings: SqliteSettings;
  writer: Database;
  commits: SharedCommit;
  turns: WriteTurns;
  threads: ReaderThreads | null;
  large: LargeBusinesses | null;
  prepareWrite: Prepare;
  prepareRead: Prepare | null;
}

export class FileConnection implements DatabaseConnection {
  readonly #shared: Shared;
  #hasTurn = false;
  #skipsSync = false;
  /** `joined` in one that others have ended and that is not committed yet. */
  #transaction: "own" | "joined" | null = null;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { settings, prepareRead, prepareWrite } = this.#shared;
    const giveUpAt = performance.now() + writeTimeoutOr(settings.writeTimeout);
    try {
      const read = !this.#hasTurn && READ.test(query.sql) ? prepareRead?.(query.sql) : undefined;
      if (read?.readonly) return await patiently(() => this.#read<R>(read, query), giveUpAt);
      if (!this.#hasTurn) {
        await this.#takeTurn(giveUpAt);
        await this.#commitOthers();
      }
      if (query.sql === SKIP_SYNC.sql) this.#skipsSync = true;
      return await patiently(() => run<R>(prepareWrite(query.sql), query), giveUpAt);
    } catch (error) {
      throw this.#faultOf(error);
    }
  }

  /** With a deferred begin, read-then-write beside a second writing process would fail at once instead of waiting. */
  async begin(): Promise<void> {
    const { settings, commits } = this.#shared;
    const timeout = writeTimeoutOr(settings.writeTimeout);
    if (!this.#hasTurn) await this.#takeTurn(performance.now() + timeout);
    // What may take long does not keep those waiting who have ended.
    if (timeout > settings.writeTimeout) await this.#commitOthers();
    const transaction = commits.isOpen ? "joined" : "own";
    await this.#execute(commits.isOpen ? `savepoint ${JOINED}` : "begin immediate");
    this.#transaction = transaction;
  }

  async commit(): Promise<void> {
    if (this.#transaction === "joined") await this.#execute(`release ${JOINED}`);
    this.#transaction = null;
    const committed = this.#shared.commits.join();
    await this.release();
    await committed;
  }

  /** On a full disk SQLite rolls back by itself. A second rollback would fail and hide the first error. */
  async rollback(): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = null;
    const { commits, writer } = this.#shared;
    if (!transaction || !writer.inTransaction) return;
    if (transaction === "own") return this.#execute("rollback");
    await this.#execute(`rollback to ${JOINED}`);
    await this.#execute(`release ${JOINED}`);
    // It may have read what the others wrote: it is answered after them, too.
    const others = commits.join();
    await this.release();
    await others.catch(() => {});
  }

  async #execute(text: string): Promise<void> {
    await this.executeQuery(CompiledQuery.raw(text));
  }

  async #commitOthers(): Promise<void> {
    const { commits, prepareWrite, settings, writer } = this.#shared;
    if (!commits.isOpen) return;
    try {
      const commit = prepareWrite("commit");
      await patiently(() => commit.run(), performance.now() + settings.writeTimeout);
      commits.settle();
    } catch (error) {
      try {
        if (writer.inTransaction) prepareWrite("rollback").run();
      } finally {
        this.#faultOf(error);
      }
    }
  }

  /** Where SQLite has rolled back by itself, nothing of those is stored who have ended. */
  #faultOf(error: unknown): unknown {
    const { commits, settings, writer } = this.#shared;
    const unavailable = sqliteUnavailable(error);
    if (unavailable) settings.onFault?.(unavailable);
    const fault = unavailable ?? error;
    if (this.#hasTurn && commits.isOpen && !writer.inTransaction) commits.settle(fault);
    return fault;
  }

  async #takeTurn(giveUpAt: number): Promise<void> {
    const { settings, turns } = this.#shared;
    const began = performance.now();
    await turns.take(giveUpAt - began);
    this.#hasTurn = true;
    settings.onWait?.(performance.now() - began);
  }

  async #read<R>(statement: Statement, query: CompiledQuery): Promise<QueryResult<R>> {
    const { threads, large } = this.#shared;
    const lane = currentLane();
    if (threads && lane !== undefined) return { rows: (await threads.read(lane, query)).rows as R[] };
    const owner = ownerOf(query.queryId);
    if (!threads || !large || !owner) return run<R>(statement, query);
    if (large.readsApart(owner, query.sql)) {
      const { rows, ms } = await threads.read(owner, query);
      large.note(owner, query.sql, ms);
      return { rows: rows as R[] };
    }
    const began = performance.now();
    const result = run<R>(statement, query);
    large.note(owner, query.sql, performance.now() - began);
    return result;
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("an open row would hold up every other statement; read page by page instead");
  }

  async release(): Promise<void> {
    if (!this.#hasTurn) return;
    const { commits, turns, writer } = this.#shared;
    try {
      if (this.#skipsSync || turns.waiting === 0 || commits.isFull) await this.#commitOthers();
      if (this.#skipsSync) this.#waitForSyncAgain(writer);
    } finally {
      this.#skipsSync = false;
      this.#hasTurn = false;
      turns.give();
    }
  }

  /** SQLite refuses this inside a transaction: one that was left open is rolled back. */
  #waitForSyncAgain(writer: Database): void {
    if (writer.inTransaction) writer.exec("rollback");
    writer.pragma("synchronous = full");
  }
}

const JOINED = "joined";

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
