import type { Kysely } from "kysely";

/** A link for the client of each document, and how often it was opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("invoices")
    .addColumn("public_version", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("invoices").addColumn("public_until", "text").execute();
  for (const setting of ["public_pages", "counts_views"])
    await db.schema
      .alterTable("businesses")
      .addColumn(setting, "integer", (c) => c.notNull().defaultTo(1))
      .execute();
  await db.schema
    .createTable("public_views")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("first_at", "text", (c) => c.notNull())
    .addColumn("last_at", "text", (c) => c.notNull())
    .addColumn("count", "integer", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("public_views_business").on("public_views").column("business_id").execute();
}
