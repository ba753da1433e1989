import { type Kysely, sql } from "kysely";
import { indexesLongText, inOrder } from "../migrating/database-differences.ts";

/** Details of rows, and the catalogue of what a business sells. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("invoice_items")
    .addColumn("details", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createTable("catalogue_items")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("number", "text", (c) => c.notNull())
    .addColumn("number_key", "text")
    .addColumn("name_en", "text", (c) => c.notNull())
    .addColumn("name_de", "text", (c) => c.notNull())
    .addColumn("name_fr", "text", (c) => c.notNull())
    .addColumn("name_it", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("unit", "text", (c) => c.notNull())
    .addColumn("unit_price", "bigint", (c) => c.notNull())
    .addColumn("includes_vat", "integer", (c) => c.notNull())
    .addColumn("vat_class", "text", (c) => c.notNull())
    .addColumn("archived_at", "text")
    .addColumn("sort_name", "text", (c) => c.notNull())
    .addColumn("search_text", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("catalogue_items_number")
    .on("catalogue_items")
    .columns(["business_id", "number_key"])
    .unique()
    .execute();
  const name = inOrder(db, "sort_name");
  const searched = indexesLongText(db) ? sql`, search_text` : sql``;
  await sql`create index catalogue_items_by_name
    on catalogue_items (business_id, ${name}, id, archived_at${searched})`.execute(db);
}
