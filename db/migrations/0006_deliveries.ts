import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("deliveries")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("invoice_id", "text", (c) => c.notNull().references("invoices.id"))
    .addColumn("user_id", "text", (c) => c.notNull())
    .addColumn("copy_of", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("reply_to", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("copy_to_me", "integer", (c) => c.notNull())
    .addColumn("error_code", "text", (c) => c.notNull())
    .addColumn("error_text", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("attempted_at", "text")
    .addColumn("finished_at", "text")
    .addUniqueConstraint("deliveries_once", ["invoice_id", "version", "copy_of"])
    .execute();
  await db.schema.createIndex("deliveries_business").on("deliveries").column("business_id").execute();

  await db.schema.alterTable("history").addColumn("key", "text").execute();
  await db.schema.createIndex("history_key").on("history").column("key").unique().execute();

  await db.schema.createIndex("invoices_due").on("invoices").columns(["state", "due_date"]).execute();
}
