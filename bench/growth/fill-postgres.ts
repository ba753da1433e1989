import pg from "pg";
import type { UserContext } from "#app/platform/context.server.ts";
import { fillInvoices } from "../account.ts";

const OTHERS_HAVE = 100;
const AT_ONCE = 500_000;

/** Without the limits of the product's connections, and without looking for the rows that foreign keys name. */
const SETTINGS = ["statement_timeout=0", "session_replication_role=replica", "synchronous_commit=off"];

/**
 * So many invoices in the database of the one who is measured, most of them of others; their own lie scattered among
 * them, as they do when all write at the same time. Indexes are made afterwards, which takes a tenth of the time.
 */
export async function fillPostgres(ctx: UserContext, url: string, count: number, own: number): Promise<void> {
  await fillInvoices(ctx, 1, 3);
  const options = SETTINGS.map((setting) => `-c ${setting}`).join(" ");
  const client = new pg.Client({ connectionString: url, options });
  await client.connect();
  const others = Math.ceil((count - own) / OTHERS_HAVE);
  await copyFirst(client, "businesses", [1, others], { id: "'other-' || n" });
  const indexes = await dropIndexes(client);
  const isOwn = `n * ${own} / ${count} > (n - 1) * ${own} / ${count}`;
  const day = `to_char(date '2016-01-01' + (n * 3650 / ${count})::int, 'YYYY-MM-DD')`;
  const changed = {
    id: "'0150' || lpad(to_hex(n), 8, '0') || '-' || md5(n::text)",
    number: "'S-' || n",
    business_id: `case when ${isOwn} then '${ctx.businessId}' else 'other-' || (n % ${others} + 1) end`,
    issue_date: day,
    due_date: day,
    state: "case when n % 9 = 0 then 'draft' else 'sent' end",
    paid_on: `case when n % 3 = 0 then null else ${day} end`,
  };
  for (let from = 1; from < count; from += AT_ONCE)
    await copyFirst(client, "invoices", [from, Math.min(count, from + AT_ONCE) - 1], changed);
  for (const definition of indexes) await client.query(definition);
  await client.query("vacuum analyze");
  await client.end();
}

/**
 * Copies the table's first row, once for each `n` of the range, both ends included.
 * @param changed columns that differ in each copy, by `n`
 */
async function copyFirst(
  client: pg.Client,
  table: "businesses" | "invoices",
  range: [number, number],
  changed: Record<string, string>,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? `first."${name}"`);
  await client.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(", ")}) select ${values.join(", ")}
     from (select * from ${table} order by created_at limit 1) as first,
       generate_series(${range[0]}::bigint, ${range[1]}::bigint) as n`,
  );
}

/** Of the invoices, but for those that keep a constraint. @returns what makes them again */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'invoices' and schemaname = 'public'
       and indexname not in (select conname from pg_constraint)`,
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return rows.map(({ definition }) => definition);
}
