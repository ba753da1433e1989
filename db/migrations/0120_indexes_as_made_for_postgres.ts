import { type Kysely, sql } from "kysely";
import { isPostgres } from "../migrating/database-differences.ts";

/** What each index of Postgres must hold, or must not, and how it is made. */
const INDEXES: { name: string; isRight: (definition: string) => boolean; create: string | null }[] = [
  byName("businesses_by_name", "businesses", 'search_name collate "C", id'),
  byName("users_by_email", "users", 'email collate "C", id'),
  byName("clients_by_name", "clients", 'business_id, sort_name collate "C", id'),
  byName("catalogue_items_by_name", "catalogue_items", 'business_id, sort_name collate "C", id, archived_at'),
  byName("offers_by_name", "offers", 'business_id, sort_name collate "C", id'),
  byName("series_by_name", "series", 'business_id, sort_name collate "C", id'),
  byName("templates_by_name", "templates", 'business_id, sort_name collate "C", id'),
  {
    name: "expenses_by_day",
    isRight: (definition) => definition !== "" && !definition.includes("search_text"),
    create: "on expenses (business_id, day, id) where archived_at is null",
  },
  {
    name: "invoices_search",
    isRight: (definition) => definition.includes("octet_length"),
    create: `on invoices (business_id, issue_date, id, archived_at, kind, state, paid_on, due_date, reference, total,
      currency, search_text) where (octet_length(search_text) > 2000)::int != 1`,
  },
  {
    name: "invoices_long_search",
    isRight: (definition) => definition !== "",
    create: "on invoices (business_id, issue_date, id) where (octet_length(search_text) > 2000)::int = 1",
  },
  { name: "offers_search", isRight: (definition) => definition === "", create: null },
];

/**
 * Servers that ran as one bundle gave an empty Postgres the indexes that are meant for SQLite: names in the order of
 * the database's locale, and texts too long for an index. Where they are right, nothing changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes where schemaname = current_schema()`.execute(db);
  const definitions = new Map(rows.map(({ indexname, indexdef }) => [indexname, indexdef]));
  for (const { name, isRight, create } of INDEXES) {
    if (isRight(definitions.get(name) ?? "")) continue;
    await sql`drop index if exists ${sql.id(name)}`.execute(db);
    if (create) await sql`create index ${sql.id(name)} ${sql.raw(create)}`.execute(db);
  }
}

function byName(name: string, table: string, columns: string) {
  const isRight = (definition: string) =>
    /collate "C"/i.test(definition) && !definition.includes("search_text");
  return { name, isRight, create: `on ${table} (${columns})` };
}
