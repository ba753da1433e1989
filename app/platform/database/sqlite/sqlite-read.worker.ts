import { workerData } from "node:worker_threads";
import Sqlite from "better-sqlite3";
import { lowerThreadPriority } from "#app/platform/jobs/lower-thread-priority.server.ts";

lowerThreadPriority();

export interface ReadTask {
  sql: string;
  parameters: readonly unknown[];
}

export interface ReadAnswer {
  rows: object[];
  /** What the statement took, without waiting for the thread. */
  ms: number;
  fault?: { message: string; code: string };
}

/** ms, as in `openSqlite`. */
const BUSY_TIMEOUT = 5;

const sqlite = new Sqlite(fileName(workerData), { readonly: true, timeout: BUSY_TIMEOUT });

export function runRead({ sql, parameters }: ReadTask): ReadAnswer {
  const began = performance.now();
  try {
    const rows = sqlite.prepare<unknown[], object>(sql).all(...parameters);
    return { rows, ms: performance.now() - began };
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    return { rows: [], ms: 0, fault: { message: error.message, code: error.code } };
  }
}

function fileName(data: unknown): string {
  if (typeof data !== "string") throw new TypeError("the thread was not told which database to read");
  return data;
}
