import { sql } from "kysely";
import type { Database } from "#app/platform/database/db.server.ts";
import { sqliteCapabilities } from "#app/platform/database/dialect.server.ts";
import type { StatementPlan } from "./query-plans.ts";

interface IndexShape {
  name: string;
  table: string;
  isUnique: boolean;
  columns: string[];
}

/** A step of a plan that may read rows of all businesses. */
export interface WideRead {
  table: string;
  /** null: the table is read as a whole. */
  index: string | null;
  /** The first column of the index. */
  lead: string;
  text: string;
}

/**
 * Steps that neither begin with the business, nor with the row that others belong to, nor find one row by what is
 * unique.
 */
export async function wideReads(database: Database, plans: readonly StatementPlan[]): Promise<WideRead[]> {
  const indexes = await indexesOf(database);
  const found: WideRead[] = [];
  for (const { text, steps } of plans)
    for (const [place, step] of steps.entries()) {
      const whole = wholeTable(step, indexes);
      if (whole) found.push({ table: whole, index: null, lead: "", text });
      const name = /(?:INDEX|[sS]can (?:Backward )?using|Bitmap Index Scan on) "?(\w+)"?/.exec(step)?.[1];
      const index = name === undefined ? undefined : indexes.get(name);
      const conditions = step.startsWith("SEARCH") ? step : (steps[place + 1] ?? "");
      if (index && !isNarrow(index, conditions))
        found.push({ table: index.table, index: index.name, lead: index.columns[0] ?? "", text });
    }
  return found;
}

function isNarrow({ columns, isUnique }: IndexShape, conditions: string): boolean {
  const isEqual = (column: string) => new RegExp(`\\b${column}"? ?= ?`).test(conditions);
  const [lead = ""] = columns;
  const isWithin = (sign: string) => new RegExp(`\\b${lead}"? ?${sign}`).test(conditions);
  if (lead.endsWith("_id") && (isEqual(lead) || (isWithin(">") && isWithin("<")))) return true;
  return isUnique && columns.every(isEqual);
}

function wholeTable(step: string, indexes: Map<string, IndexShape>): string | null {
  const name = /^\s*SCAN (\w+)$|Seq Scan on (\w+)/.exec(step)?.slice(1).find(Boolean);
  return [...indexes.values()].some(({ table }) => table === name) ? name! : null;
}

async function indexesOf(database: Database): Promise<Map<string, IndexShape>> {
  const isSqlite = database.dialect === sqliteCapabilities;
  const { rows } = await (isSqlite ? onSqlite : onPostgres).execute(database.db);
  const shapes = rows.map(({ columns, isUnique, ...rest }) => ({
    ...rest,
    isUnique: Boolean(isUnique),
    columns: columns.split(","),
  }));
  return new Map(shapes.map((shape) => [shape.name, shape]));
}

type Stored = Omit<IndexShape, "columns" | "isUnique"> & { columns: string; isUnique: unknown };

const onSqlite = sql<Stored>`
  select i.name, m.name as "table", i."unique" as "isUnique",
    (select group_concat(name) from (select name from pragma_index_info(i.name) order by seqno)) as columns
  from sqlite_master m join pragma_index_list(m.name) i where m.type = 'table'`;

const onPostgres = sql<Stored>`
  select i.relname as name, t.relname as "table", indisunique as "isUnique",
    (select string_agg(coalesce(attname, '?'), ',' order by place)
      from unnest(string_to_array(indkey::text, ' ')::int[]) with ordinality as k(number, place)
      left join pg_attribute on attrelid = indrelid and attnum = number where place <= indnkeyatts) as columns
  from pg_index join pg_class i on i.oid = indexrelid join pg_class t on t.oid = indrelid
  where t.relnamespace = current_schema()::regnamespace`;
