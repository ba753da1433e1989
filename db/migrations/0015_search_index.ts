import type { Kysely } from "kysely";
import type { Dialect } from "#app/platform/database/dialect.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";

/**
 * Texts of a business lie scattered among everybody's; in the index they lie together, and in the order of the list.
 * Postgres refuses a row whose text is too long for an index, so it has none.
 */
export async function up(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  if (!dialect.indexesLongText) return;
  await db.schema
    .createIndex("invoices_search")
    .on("invoices")
    .columns(["business_id", "issue_date", "id", "archived_at", "reference", "total", "search_text"])
    .execute();
}
