import { type Kysely, sql } from "kysely";
import { isPostgres } from "../migrating/database-differences.ts";

/** Two tables that version 0.1.0 had made anew kept other names of their keys than a new database has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`do $$
    declare
      one record;
    begin
      for one in
        select conrelid::regclass as place, conname as name from pg_constraint
        where connamespace = current_schema()::regnamespace and contype in ('p', 'f')
          and (conname like 'deliveries\_renewed\_%' or conname = 'payments_pkey1')
      loop
        execute format('alter table %s rename constraint %I to %I', one.place, one.name,
          replace(replace(one.name, '_renewed', ''), '_pkey1', '_pkey'));
      end loop;
    end $$`.execute(db);
}
