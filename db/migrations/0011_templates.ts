import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("templates")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("name_key", "text", (c) => c.notNull())
    .addColumn("sort_name", "text", (c) => c.notNull())
    .addColumn("client_id", "text", (c) => c.references("clients.id").onDelete("set null"))
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("notes", "text", (c) => c.notNull())
    .addColumn("term_days", "integer", (c) => c.notNull())
    .addColumn("items", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("templates_name")
    .on("templates")
    .columns(["business_id", "name_key"])
    .unique()
    .execute();
  await db.schema
    .createIndex("templates_by_name")
    .on("templates")
    .columns(["business_id", "sort_name", "id"])
    .execute();
  await db.schema.createIndex("templates_client").on("templates").column("client_id").execute();
}
