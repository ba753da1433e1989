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

interface Place {
  url: string;
  database: Database;
}

/** Migrated databases of this process that no test uses at the moment. */
const idle: Place[] = [];

const lent = new WeakSet<Database>();

/** @returns whether other tests had it before, or may have: what they left in its indexes changes its plans */
export function isLent(database: Database): boolean {
  return lent.has(database);
}

/**
 * A migrated Postgres without rows, until the test ends; then another test gets it. Making one takes a hundred times
 * as long as emptying one, and a new connection must first read what tables there are: both are kept, whoever closes
 * the database.
 */
export async function borrowedPostgres(base: string): Promise<Place> {
  const known = idle.pop();
  const place = known ?? openPlace(await freshPostgresUrl(base));
  onTestFinished(() => void idle.push(place));
  lent.add(place.database);
  if (known) await removeRows(known.database);
  return place;
}

function openPlace(url: string): Place {
  const database = openDatabase(url);
  database.db.destroy = () => Promise.resolve();
  return { url, database };
}

/**
 * As a superuser who may leave foreign keys alone, from tables that have rows. `truncate` would make new files for
 * every table and index.
 */
async function removeRows({ db }: Database): Promise<void> {
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
    end $$`.execute(db);
}
