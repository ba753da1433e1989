import Sqlite from "better-sqlite3";
import { EnvError } from "#app/platform/env.server.ts";

/** Moves its last changes from the log into the file; nobody else may have it open. */
export function holdExclusively(database: string): Sqlite.Database {
  const sqlite = new Sqlite(database, { timeout: 1_000 });
  try {
    sqlite.pragma("locking_mode = exclusive");
    sqlite.exec("begin exclusive; commit");
    sqlite.pragma("journal_mode = delete");
    return sqlite;
  } catch (error) {
    sqlite.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY"))
      throw new EnvError(`${database}: in use; stop the product first`);
    throw new EnvError(`${database}: cannot be kept as it is (${String(error)}); move it away first`);
  }
}
