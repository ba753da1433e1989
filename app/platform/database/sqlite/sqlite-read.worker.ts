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
  fault?: { message: string; code: string };
}

/** ms, as in `openSqlite`. */
const BUSY_TIMEOUT = 5;

const sqlite = new Sqlite(fileName(workerData), { readonly: true, timeout: BUSY_TIMEOUT });

export function runRead({ sql, parameters }: ReadTask): ReadAnswer {
  try {
    return { rows: sqlite.prepare<unknown[], object>(sql).all(...parameters) };
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    return { rows: [], fault: { message: error.message, code: error.code } };
  }
}

function fileName(data: unknown): string {
  if (typeof data !== "string") throw new TypeError("the thread was not told which database to read");
  return data;
}
