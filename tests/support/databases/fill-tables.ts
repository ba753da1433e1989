import { sql } from "kysely";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { type PurgedTable, ROW_LIVES, untilOf } from "#app/platform/database/schema/lives.ts";

interface Column {
  name: string;
  type: string;
  notnull: number;
}

export const TABLES = Object.keys(ROW_LIVES) as (keyof Schema)[];

/**
 * Gives every table a row of this account where it has none yet; what goes by itself goes from `at` on (ISO). On
 * SQLite.
 */
export async function fillTables(ctx: UserContext, invoiceId: string, at: string): Promise<void> {
  const known: Record<string, unknown> = {
    business_id: ctx.businessId,
    user_id: ctx.user.id,
    invoice_id: invoiceId,
    touched_at: at,
    day: at.slice(0, 10),
  };
  for (const table of TABLES) {
    const until = ROW_LIVES[table].overTime === "stays" ? [] : untilOf(table as PurgedTable);
    const states = until.some(({ state }) => state) ? until.map(({ state }) => state) : [undefined];
    const { rows: columns } = await sql<Column>`select * from pragma_table_info(${table})`.execute(ctx.db);
    const { rows: keys } = await sql<{
      from: string;
      table: string;
    }>`select * from pragma_foreign_key_list(${table})`.execute(ctx.db);
    const parents = Object.fromEntries(keys.map((key) => [key.from, key.table]));
    if (until.length === 0 && (await countRows(ctx, table)) > 0) continue;
    for (const state of states) {
      const row: Record<string, unknown> = {};
      for (const { name, type, notnull } of columns) {
        const isTime = until.some(({ column }) => column === name);
        if (isTime) row[name] = at;
        else if (name === "state" && state) row[name] = state;
        else if (name === "events") row[name] = "[]";
        else if (name in known) row[name] = known[name];
        else if (notnull && parents[name]) row[name] = await firstId(ctx, parents[name]);
        else if (notnull || name === "id") row[name] = valueFor(type, `${table} ${state ?? ""}`);
      }
      const names = Object.keys(row).map((name) => sql.ref(name));
      const values = Object.values(row).map((value) => sql`${value}`);
      await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(
        ctx.db,
      );
    }
  }
}

function valueFor(type: string, text: string): number | Buffer | string {
  if (/int/i.test(type)) return 1;
  return type === "bytea" ? Buffer.from(text) : text;
}

export async function countRows(ctx: UserContext, table: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from ${sql.table(table)}`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

/** The tables that have a row. */
export async function tablesWithRows(ctx: UserContext): Promise<string[]> {
  const counts = await Promise.all(
    TABLES.map(async (table) => ({ table, count: await countRows(ctx, table) })),
  );
  return counts.filter(({ count }) => count > 0).map(({ table }) => table);
}

async function firstId(ctx: UserContext, table: string): Promise<unknown> {
  const { rows } = await sql<{ id: unknown }>`select id from ${sql.table(table)} limit 1`.execute(ctx.db);
  return rows[0]?.id;
}
