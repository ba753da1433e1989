import { randomUUIDv7 } from "node:crypto";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
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

export async function lastBackup({ db }: Database): Promise<Date | null> {
  const row = await db
    .selectFrom("backups")
    .select((eb) => eb.fn.max("made_at").as("at"))
    .executeTakeFirst();
  return row?.at ? new Date(row.at) : null;
}
