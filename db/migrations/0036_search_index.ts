import type { Kysely } from "kysely";
import { indexesLongText } from "../migrating/database-differences.ts";

/** As 0015, with what counting and adding up the found ones asks for since: state and kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!indexesLongText(db)) return;
  await db.schema.dropIndex("invoices_search").execute();
  await db.schema
    .createIndex("invoices_search")
    .on("invoices")
    .columns(["business_id", "issue_date", "id", "archived_at", "kind", "state", "reference", "total"])
    .column("search_text")
    .execute();
}
