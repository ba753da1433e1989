import { sql } from "kysely";
import type { Database } from "#app/platform/database/db.server.ts";

/**
 * @returns every table, column, constraint, index and trigger of the database as one line each, in order, whatever
 * spaces and quotes it was written with
 */
export async function schemaLines({ db, dialect }: Database): Promise<string[]> {
  const query = dialect.title === "SQLite" ? OF_SQLITE : OF_POSTGRES;
  const { rows } = await query.execute(db);
  return rows.map(({ line }) => line.replaceAll(/["\s]+/g, " ").replaceAll(/ ?([(),]) ?/g, "$1")).sort();
}

const OF_SQLITE = sql<{ line: string }>`
  select type || ' ' || name || ': ' || coalesce(sql, '') as line from sqlite_master where name not like 'sqlite_%'`;

const OF_POSTGRES = sql<{ line: string }>`
  select 'column ' || table_name || '.' || column_name || ': ' || data_type || ' ' || is_nullable || ' '
    || coalesce(column_default, '') as line
  from information_schema.columns where table_schema = current_schema()
  union all select indexdef from pg_indexes where schemaname = current_schema()
  union all select 'constraint ' || conrelid::regclass || '.' || conname || ': ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = current_schema()::regnamespace and contype <> 'n'
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`;
