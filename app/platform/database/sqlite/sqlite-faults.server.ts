import Sqlite from "better-sqlite3";
import { AppError } from "#app/platform/errors.ts";

const RETRY_AFTER_SECONDS = 5;
const RETRY_AFTER_FULL = 60;

export function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
}

/** No room for a database page or for the shared-memory file of WAL mode. */
function isFull(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(FULL|IOERR_SHMSIZE)$/.test(error.code);
}

export function isSqliteUniqueViolation(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(error.code);
}

/** Null for a fault that will not pass by itself. */
export function sqliteUnavailable(error: unknown): AppError | null {
  if (isFull(error)) return new AppError("server.disk_full", [], RETRY_AFTER_FULL, { cause: error });
  if (isBusy(error)) return new AppError("server.busy", [], RETRY_AFTER_SECONDS, { cause: error });
  return error instanceof AppError ? error : null;
}

export function tooManyWrites(): AppError {
  return new AppError("server.busy", [], RETRY_AFTER_SECONDS);
}
