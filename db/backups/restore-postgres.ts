import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { checkDatabase } from "#app/platform/database/database-check.server.ts";
import { type Database, type Db, openDatabase } from "#app/platform/database/db.server.ts";
import { EnvError } from "#app/platform/env.server.ts";
import { APPLICATION_NAME } from "#app/platform/database/postgres/postgres.server.ts";
import { migrate, migrateTo } from "../migrate.ts";
import { insertRows } from "./insert-rows.ts";
import { tablesOf } from "./manifest.ts";
import { digestRows, type Row } from "./row-digest.ts";
import { SNAPSHOT_TIMEOUT, streamRows } from "./snapshot.ts";
import { timestamp } from "./timestamp.ts";
import type { VerifiedBackup } from "./verify.ts";

/** Where the backup is restored until it is complete. */
const STAGING = "rappen_restore";

/**
 * Compares every row before it exchanges the tables in one transaction. @returns the schema with the former ones
 * @throws EnvError when the product is running or Postgres refuses; nothing has changed then
 */
export async function restorePostgres(databaseUrl: string, backup: VerifiedBackup): Promise<string | null> {
  const own = openDatabase(withParameters(databaseUrl, ""));
  const staging = openDatabase(withParameters(databaseUrl, `-c search_path=${STAGING}`));
  try {
    await checkDatabase({ databaseUrl }, own);
    await refuseWhileRunning(own.db, databaseUrl);
    await sql`drop schema if exists ${sql.id(STAGING)} cascade`.execute(own.db);
    await sql`create schema ${sql.id(STAGING)}`.execute(own.db);
    try {
      await staging.dialect.withWriteTimeout(SNAPSHOT_TIMEOUT, () => fill(staging, backup));
      await migrate(staging, STAGING);
      return await exchange(own.db, databaseUrl);
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

/** A later parameter replaces an earlier one of the same name. */
function withParameters(databaseUrl: string, options: string): string {
  const parameters = `application_name=${APPLICATION_NAME}-restore&options=${encodeURIComponent(options)}`;
  return `${databaseUrl}${databaseUrl.includes("?") ? "&" : "?"}${parameters}`;
}

/** Every running process looks for jobs once a second, so it always has a connection. */
async function refuseWhileRunning(db: Db, databaseUrl: string): Promise<void> {
  const named = /[?&]application_name=([^&]+)/.exec(databaseUrl)?.[1] ?? APPLICATION_NAME;
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = ${decodeURIComponent(named)}`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new EnvError(`the database is in use (${count} connections); stop the product first`);
}

async function fill(staging: Database, { file, manifest }: VerifiedBackup): Promise<void> {
  await migrateTo(staging, manifest.migrations.at(-1) ?? "", STAGING);
  const backup = new Sqlite(file, { readonly: true });
  try {
    for (const table of tablesOf(backup)) {
      const rows = backup.prepare<[], Row>(`select * from "${table.name}"`).iterate();
      await insertRows(staging.db, table, rows);
      const { digest } = await digestRows(table, streamRows(staging.db, table.name));
      if (digest !== manifest.tables[table.name]?.digest)
        throw new EnvError(`nothing restored: Postgres did not take the rows of ${table.name} as they are`);
    }
  } finally {
    backup.close();
  }
}

/** Not the schema: extensions for example stay where they are. */
function exchange(db: Db, databaseUrl: string): Promise<string | null> {
  return db.transaction().execute(async (db) => {
    await sql`set local lock_timeout = '5s'`.execute(db);
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
    const usual = rows[0]?.name ?? "public";
    const former = await tablesIn(db, usual);
    const kept = `before_${timestamp()}`;
    if (former.length) await sql`create schema ${sql.id(kept)}`.execute(db);
    await moveTables(db, former, usual, kept);
    // From here on others wait for the tables, so every connection is visible.
    await refuseWhileRunning(db, databaseUrl);
    await moveTables(db, await tablesIn(db, STAGING), STAGING, usual);
    return former.length ? kept : null;
  });
}

async function tablesIn(db: Db, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind in ('r', 'p') and not exists
      (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`.execute(db);
  return rows.map(({ name }) => name);
}

async function moveTables(db: Db, tables: string[], from: string, to: string): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.id(from, table)} set schema ${sql.id(to)}`.execute(db);
}
