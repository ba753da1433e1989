import type { Kysely } from "kysely";
import { indexesLongText } from "../migrating/database-differences.ts";

/**
 * Texts of a business lie scattered among everybody's; in the index they lie together, and in the order of the list.
 * Postgres refuses a row whose text is too long for an index, so it has none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!indexesLongText(db)) return;
  await db.schema
    .createIndex("invoices_search")
    .on("invoices")
    .columns(["business_id", "issue_date", "id", "archived_at", "reference", "total", "search_text"])
    .execute();
}
