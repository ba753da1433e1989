import { sql } from "kysely";
import type { Db } from "#app/platform/database/db.server.ts";

export interface UniqueIndex {
  table: string;
  name: string;
  isPrimary: boolean;
  columns: string[];
  /** As Postgres writes it. */
  definition: string;
}

export interface ForeignKey {
  table: string;
  name: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
  onDelete: "a" | "r" | "c" | "n" | "d";
  onUpdate: "a" | "r" | "c" | "n" | "d";
}

/** What Citus has rules about. */
export interface PostgresSchema {
  columns: { table: string; name: string; isNullable: boolean; isGenerated: boolean }[];
  uniques: UniqueIndex[];
  foreignKeys: ForeignKey[];
  /** `table: name` of triggers and exclusion constraints. */
  others: string[];
}

export async function readSchema(db: Db): Promise<PostgresSchema> {
  const [columns, uniques, foreignKeys, others] = [
    await sql<PostgresSchema["columns"][number]>`
      select table_name as "table", column_name as name, is_nullable = 'YES' as "isNullable",
        (is_identity = 'YES' or is_generated = 'ALWAYS' or column_default like 'nextval%') as "isGenerated"
      from information_schema.columns where table_schema = current_schema()
      order by table_name, ordinal_position`.execute(db),
    await sql<UniqueIndex>`
      select t.relname as "table", i.relname as name, indisprimary as "isPrimary",
        pg_get_indexdef(indexrelid) as definition, to_json(array(
          select pg_get_indexdef(indexrelid, n, true) from generate_series(1, indnkeyatts::int) n)) as columns
      from pg_index join pg_class t on t.oid = indrelid join pg_class i on i.oid = indexrelid
      where indisunique and t.relnamespace = current_schema()::regnamespace order by t.relname, i.relname`.execute(
      db,
    ),
    await sql<ForeignKey>`
      select t.relname as "table", conname as name, p.relname as parent, confdeltype as "onDelete",
        confupdtype as "onUpdate", ${namesOf("conrelid", "conkey")} as columns,
        ${namesOf("confrelid", "confkey")} as "parentColumns"
      from pg_constraint join pg_class t on t.oid = conrelid join pg_class p on p.oid = confrelid
      where contype = 'f' and connamespace = current_schema()::regnamespace order by t.relname, conname`.execute(
      db,
    ),
    await sql<{ name: string }>`
      select relname || ': ' || tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and relnamespace = current_schema()::regnamespace
      union all select relname || ': ' || conname from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'x' and connamespace = current_schema()::regnamespace`.execute(db),
  ];
  return {
    columns: columns.rows,
    uniques: uniques.rows,
    foreignKeys: foreignKeys.rows,
    others: others.rows.map(({ name }) => name),
  };
}

/** The names of a list of column numbers, as JSON. */
function namesOf(relation: string, numbers: string) {
  return sql`to_json(array(select attname from unnest(${sql.ref(numbers)}) with ordinality as k(number, place)
    join pg_attribute on attrelid = ${sql.ref(relation)} and attnum = k.number order by k.place))`;
}
