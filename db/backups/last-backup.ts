import { randomUUIDv7 } from "node:crypto";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { lastBackupAt } from "#app/platform/observability/state-figures.server.ts";
import { isMigrated } from "../migrate.ts";

/** A database with an earlier schema has no place for this yet. */
export async function recordBackup(databaseUrl: string, now: Date): Promise<void> {
  const database = openDatabase(databaseUrl);
  try {
    if (!(await isMigrated(database))) return;
    const row = { id: randomUUIDv7(), made_at: now.toISOString() };
    await database.db.insertInto("backups").values(row).execute();
  } finally {
    await database.db.destroy();
  }
}

export async function lastBackup(database: Database): Promise<Date | null> {
  const at = await lastBackupAt(database);
  return at === null ? null : new Date(at);
}
