import type { Kysely } from "kysely";
import type { Dialect } from "#app/platform/database/dialect.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";

/** As 0015, with what counting and adding up the found ones asks for since: state and kind. */
export async function up(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  if (!dialect.indexesLongText) return;
  await db.schema.dropIndex("invoices_search").execute();
  await db.schema
    .createIndex("invoices_search")
    .on("invoices")
    .columns(["business_id", "issue_date", "id", "archived_at", "kind", "state", "reference", "total"])
    .column("search_text")
    .execute();
}
