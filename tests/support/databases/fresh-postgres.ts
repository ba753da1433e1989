import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";

/** For as long as this process tests. */
let server: Database | undefined;

/** The address of a migrated Postgres of its own. */
export async function freshPostgresUrl(base: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  server ??= openDatabase(`${base}/postgres`);
  await sql`create database ${sql.id(name)} template template_rappen strategy file_copy`.execute(server.db);
  return `${base}/${name}`;
}

/** Databases of this process that no test uses at the moment. */
const idle: string[] = [];

/**
 * The address of a migrated Postgres without rows, until the test ends; then another test gets it. Making one takes a
 * hundred times as long as emptying one.
 */
export async function borrowedUrl(base: string): Promise<string> {
  const known = idle.pop();
  const url = known ?? (await freshPostgresUrl(base));
  onTestFinished(() => void idle.push(url));
  if (known) await removeRows(known);
  return url;
}

/** One connection each, kept for as long as this process tests. */
const cleaners = new Map<string, Database>();

/**
 * As a superuser who may leave foreign keys alone, from tables that have rows. `truncate` would make new files for
 * every table and index.
 */
async function removeRows(url: string): Promise<void> {
  const cleaner = cleaners.get(url) ?? openDatabase(url, { poolSize: 1 });
  cleaners.set(url, cleaner);
  await sql`do $$
    declare
      name text;
      is_filled boolean;
    begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
        execute format('select exists (select from %I)', name) into is_filled;
        if is_filled then
          execute format('delete from %I', name);
        end if;
      end loop;
    end $$`.execute(cleaner.db);
}
