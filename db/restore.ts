import { copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { openDatabase } from "#app/platform/db.server.ts";
import { EnvError, readEnv } from "#app/platform/env.server.ts";
import { checkSqlite, command, fileArgument, runTool } from "./backup.ts";
import { migrate } from "./migrate.ts";

/**
 * Puts a backup in the place of the database and brings it up to date. What was there is kept beside it.
 * @returns what was restored, in words
 * @throws EnvError in one line, when the backup is not sound or the product is still running
 */
export async function restore(databaseUrl: string, file: string): Promise<string> {
  if (!existsSync(file)) throw new EnvError(`${file}: not found`);
  const summary = databaseUrl.startsWith("sqlite:")
    ? restoreSqlite(databaseUrl.slice("sqlite:".length), file)
    : await restorePostgres(databaseUrl, file);
  const database = openDatabase(databaseUrl);
  await migrate(database);
  await database.db.destroy();
  return summary;
}

function restoreSqlite(to: string, file: string): string {
  const summary = checkSqlite(file);
  mkdirSync(path.dirname(to), { recursive: true });
  const kept = existsSync(to) ? setAside(to) : "";
  copyFileSync(file, `${to}.part`);
  renameSync(`${to}.part`, to);
  return kept ? `${summary}; the former database is now ${kept}` : summary;
}

/** Its last changes go from the log into the file first; nobody else may have it open. */
function setAside(database: string): string {
  const sqlite = new Sqlite(database, { timeout: 1_000 });
  try {
    sqlite.pragma("locking_mode = exclusive");
    sqlite.exec("begin exclusive; commit");
    sqlite.pragma("journal_mode = delete");
  } catch {
    throw new EnvError(`${database}: in use; stop the product first`);
  } finally {
    sqlite.close();
  }
  const kept = `${database}.before-${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}`;
  renameSync(database, kept);
  return kept;
}

async function restorePostgres(databaseUrl: string, file: string): Promise<string> {
  await runTool("pg_restore", [
    "--clean",
    "--if-exists",
    "--no-owner",
    "--single-transaction",
    `--dbname=${databaseUrl}`,
    file,
  ]);
  return "restored by pg_restore";
}

if (import.meta.main) {
  await command(async () => {
    const file = fileArgument("restore");
    return `${file}: ${await restore(readEnv().databaseUrl, file)}`;
  });
}
