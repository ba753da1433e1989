import { type Kysely, sql } from "kysely";

/** The drafts of a business without those of all, and the links that go with a business. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("invoices_drafts")
    .on("invoices")
    .columns(["business_id", "due_date", "id"])
    .where(sql.ref("state"), "=", sql.lit("draft"))
    .execute();
  await db.schema.createIndex("archive_links_business").on("archive_links").column("business_id").execute();
}
