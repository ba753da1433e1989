import { AsyncLocalStorage } from "node:async_hooks";
import Sqlite from "better-sqlite3";
import type { Piscina } from "piscina";
import { openThreadPool } from "#app/platform/thread-pool.server.ts";
import type { ReadAnswer, ReadTask } from "./sqlite-read.worker.ts";

/** Large accounts that are read at the same time. */
const AT_ONCE = 2;

const ownLane = new AsyncLocalStorage<string>();

/** Outside of a transaction; those of one lane follow each other, so that it holds at most one thread. */
export function readingApart<T>(lane: string, work: () => Promise<T>): Promise<T> {
  return ownLane.run(lane, work);
}

/** Undefined where reads run at once, as most do. */
export function currentLane(): string | undefined {
  return ownLane.getStore();
}

export class ReaderThreads {
  readonly #file: string;
  readonly #lanes = new Map<string, Promise<unknown>>();
  #pool: Piscina | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async read(lane: string, { sql, parameters }: ReadTask): Promise<{ rows: unknown[]; ms: number }> {
    const before = this.#lanes.get(lane) ?? Promise.resolve();
    const running = before.then(() => this.#run({ sql, parameters }));
    const ended = running.catch(() => undefined);
    this.#lanes.set(lane, ended);
    try {
      const { rows, ms, fault } = await running;
      if (fault) throw new Sqlite.SqliteError(fault.message, fault.code);
      return { rows: rows.map(withBuffers), ms };
    } finally {
      if (this.#lanes.get(lane) === ended) this.#lanes.delete(lane);
    }
  }

  async close(): Promise<void> {
    const closing = this.#pool;
    this.#pool = undefined;
    await closing?.close();
  }

  #run(task: ReadTask): Promise<ReadAnswer> {
    this.#pool ??= openThreadPool(new URL("./sqlite-read.worker.ts", import.meta.url), {
      workerData: this.#file,
      maxThreads: AT_ONCE,
      // Holds the rows of an answer; what SQLite sorts and counts is not on this heap.
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 },
    });
    return this.#pool.run(task, { name: "runRead" });
  }
}

/** Buffers lose their class between threads. */
function withBuffers(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value,
    ]),
  );
}
