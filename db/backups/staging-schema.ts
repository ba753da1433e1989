import { sql } from "kysely";
import { type Database, type Db, openDatabase } from "#app/platform/database/db.server.ts";
import { EnvError } from "#app/platform/env.server.ts";
import { APPLICATION_NAME } from "#app/platform/database/postgres/postgres.server.ts";
import { timestamp } from "./timestamp.ts";

/** Beside a running product, which is known by its name. @param schema the usual one when left out */
export function openBeside(databaseUrl: string, schema?: string): Database {
  return openDatabase(withParameters(databaseUrl, schema ? `-c search_path=${schema}` : ""));
}

/** A later parameter replaces an earlier one of the same name. */
function withParameters(databaseUrl: string, options: string): string {
  const parameters = `application_name=${APPLICATION_NAME}-restore&options=${encodeURIComponent(options)}`;
  return `${databaseUrl}${databaseUrl.includes("?") ? "&" : "?"}${parameters}`;
}

/** Every running process looks for jobs once a second, so it always has a connection. */
export async function refuseWhileRunning(db: Db, databaseUrl: string): Promise<void> {
  const named = /[?&]application_name=([^&]+)/.exec(databaseUrl)?.[1] ?? APPLICATION_NAME;
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = ${decodeURIComponent(named)}`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new EnvError(`the database is in use (${count} connections); stop the product first`);
}

/** Not the schema: extensions for example stay where they are. */
export function exchange(db: Db, databaseUrl: string, staging: string): Promise<string | null> {
  return db.transaction().execute(async (db) => {
    await sql`set local lock_timeout = '5s'`.execute(db);
    const usual = await usualSchema(db);
    const former = await tablesIn(db, usual);
    const kept = `before_${timestamp()}`;
    if (former.length) await sql`create schema ${sql.id(kept)}`.execute(db);
    await moveTables(db, former, usual, kept);
    // From here on others wait for the tables, so every connection is visible.
    await refuseWhileRunning(db, databaseUrl);
    await moveTables(db, await tablesIn(db, staging), staging, usual);
    return former.length ? kept : null;
  });
}

export async function tablesIn(db: Db, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind in ('r', 'p') and not exists
      (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`.execute(db);
  return rows.map(({ name }) => name);
}

export async function moveTables(db: Db, tables: string[], from: string, to: string): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.id(from, table)} set schema ${sql.id(to)}`.execute(db);
}

export async function usualSchema(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? "public";
}
