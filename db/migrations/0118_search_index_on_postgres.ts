import { type Kysely, sql } from "kysely";
import { indexesLongText } from "../migrating/database-differences.ts";

/** Entries stay below 2,700 bytes. Postgres takes an equation for rare, a comparison for true of a third of all. */
const LONG = sql`(octet_length(search_text) > 2000)::int`;

/** As 0036 on SQLite; long texts have an index of their own. Writing invoices waits meanwhile: 8 s for a million. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (indexesLongText(db)) return;
  await db.schema
    .createIndex("invoices_search")
    .on("invoices")
    .columns(["business_id", "issue_date", "id", "archived_at", "kind", "state", "paid_on", "due_date"])
    .columns(["reference", "total", "currency", "search_text"])
    .where(LONG, "!=", sql.lit(1))
    .execute();
  await db.schema
    .createIndex("invoices_long_search")
    .on("invoices")
    .columns(["business_id", "issue_date", "id"])
    .where(LONG, "=", sql.lit(1))
    .execute();
}
