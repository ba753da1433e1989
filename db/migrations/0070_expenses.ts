import { type Kysely, sql } from "kysely";
import { indexesLongText } from "../migrating/database-differences.ts";

/** What a business spends, with the VAT that it may deduct. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("expenses")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("supplier", "text", (c) => c.notNull())
    .addColumn("supplier_key", "text", (c) => c.notNull())
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("category", "text", (c) => c.notNull())
    .addColumn("reference", "text", (c) => c.notNull())
    .addColumn("iban", "text", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull())
    .addColumn("rows", "text", (c) => c.notNull())
    .addColumn("amount", "bigint", (c) => c.notNull())
    .addColumn("vat", "bigint", (c) => c.notNull())
    .addColumn("external_id", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("unique_as", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("metadata", "text", (c) => c.notNull().defaultTo("{}"))
    .addColumn("search_text", "text", (c) => c.notNull())
    .addColumn("archived_at", "text")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  const searched = indexesLongText(db) ? sql`, search_text` : sql``;
  await sql`create index expenses_by_day on expenses (business_id, day, id${searched})
    where archived_at is null`.execute(db);
  await db.schema
    .createIndex("expenses_unique_external_id")
    .on("expenses")
    .unique()
    .columns(["business_id", "unique_as", "external_id"])
    .where(sql.ref("unique_as"), "<>", sql.lit(""))
    .execute();
  await db.schema.createIndex("expenses_kept").on("expenses").columns(["business_id", "day"]).execute();
}
