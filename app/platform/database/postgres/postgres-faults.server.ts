import { AppError, keepsNothing } from "#app/platform/errors.ts";
import { pgPackage } from "./pg-package.server.ts";

const RETRY_AFTER_SECONDS = 5;
const RETRY_AFTER_FULL = 60;

/** The server stops, starts, recovers or has no connection left (57P01–57P03, 53300), or the connection failed. */
const AWAY = /^(57P0[1-3]|53300|08...)$/;

/** The server is a standby, as during a failover, or its operator has set it so. */
const READ_ONLY = "25006";

/**
 * A time limit of ours was reached (57014, 55P03, 25P03), or two transactions got in each other's way (40001, 40P01).
 */
const BUSY = /^(57014|55P03|25P03|40001|40P01)$/;
const FULL = "53100";

const UNKNOWN_SETTING = /unsupported startup parameter/;

export function databaseAway(cause: unknown): AppError {
  return new AppError("server.database_away", [], RETRY_AFTER_SECONDS, { cause });
}

/** No `Retry-After`: repeating the request might do it twice. */
export function outcomeUnknown(cause: unknown): AppError {
  return new AppError("server.outcome_unknown", [], undefined, { cause });
}

/** Null for a fault that will not pass by itself. */
export function postgresUnavailable(error: unknown): AppError | null {
  const code = codeOf(error);
  if (AWAY.test(code)) return databaseAway(error);
  if (code === READ_ONLY) return new AppError("server.read_only", [], RETRY_AFTER_SECONDS, { cause: error });
  if (BUSY.test(code)) return new AppError("server.busy", [], RETRY_AFTER_SECONDS, { cause: error });
  if (code === FULL) return new AppError("server.disk_full", [], RETRY_AFTER_FULL, { cause: error });
  return null;
}

/** Null when the server refused for good, for a wrong password for example. */
export function asUnreachable(error: unknown): AppError | null {
  return (
    postgresUnavailable(error) ?? (error instanceof pgPackage().DatabaseError ? null : databaseAway(error))
  );
}

/** After a failover another server takes writes, to which only a new connection leads. */
export function isUseless(fault: AppError | null): boolean {
  return fault !== null && keepsNothing(fault);
}

export function refusesSettings(error: unknown): boolean {
  return error instanceof pgPackage().DatabaseError && UNKNOWN_SETTING.test(error.message);
}

export function isPostgresUniqueViolation(error: unknown): boolean {
  return codeOf(error) === "23505";
}

/** Empty for errors that do not come from the server. */
function codeOf(error: unknown): string {
  return error instanceof pgPackage().DatabaseError ? (error.code ?? "") : "";
}
