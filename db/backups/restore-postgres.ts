import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { checkDatabase } from "#app/platform/database/database-check.server.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import { EnvError } from "#app/platform/env.server.ts";
import { migrate, migrateTo } from "../migrate.ts";
import { insertRows } from "./insert-rows.ts";
import { tablesOf } from "./manifest.ts";
import type { Row } from "./row-digest.ts";
import { digestStored, SNAPSHOT_TIMEOUT } from "./snapshot.ts";
import { exchange, openBeside, refuseWhileRunning } from "./staging-schema.ts";
import type { VerifiedBackup } from "./verify.ts";

/** Where the backup is restored until it is complete. */
const STAGING = "rappen_restore";

/**
 * Compares every row before it exchanges the tables in one transaction. @returns the schema with the former ones
 * @throws EnvError when the product is running or Postgres refuses; nothing has changed then
 */
export async function restorePostgres(databaseUrl: string, backup: VerifiedBackup): Promise<string | null> {
  const own = openBeside(databaseUrl);
  const staging = openBeside(databaseUrl, STAGING);
  try {
    await checkDatabase({ databaseUrl }, own);
    await refuseWhileRunning(own.db, databaseUrl);
    await sql`drop schema if exists ${sql.id(STAGING)} cascade`.execute(own.db);
    await sql`create schema ${sql.id(STAGING)}`.execute(own.db);
    try {
      await staging.dialect.withWriteTimeout(SNAPSHOT_TIMEOUT, () => fill(staging, backup));
      await migrate(staging, STAGING);
      return await exchange(own.db, databaseUrl, STAGING);
    } finally {
      await sql`drop schema if exists ${sql.id(STAGING)} cascade`.execute(own.db);
    }
  } catch (error) {
    if (error instanceof EnvError) throw error;
    throw new EnvError(
      `nothing restored, Postgres says: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    await staging.db.destroy();
    await own.db.destroy();
  }
}

async function fill(staging: Database, { file, manifest }: VerifiedBackup): Promise<void> {
  await migrateTo(staging, manifest.migrations.at(-1) ?? "", STAGING);
  const backup = new Sqlite(file, { readonly: true });
  try {
    for (const table of tablesOf(backup)) {
      const rows = backup.prepare<[], Row>(`select * from "${table.name}"`).iterate();
      await insertRows(staging.db, table, rows);
      const { digest } = await digestStored(staging, table);
      if (digest !== manifest.tables[table.name]?.digest)
        throw new EnvError(`nothing restored: Postgres did not take the rows of ${table.name} as they are`);
    }
  } finally {
    backup.close();
  }
}
