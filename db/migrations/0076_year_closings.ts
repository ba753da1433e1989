import type { Kysely } from "kysely";

/** Closed years: each closing with its end, and what writing looks at. Which money is for a fee without VAT. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("year_closings")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id").onDelete("cascade"))
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("closed_at", "text", (c) => c.notNull())
    .addColumn("closed_by", "text", (c) => c.notNull())
    .addColumn("reopened_at", "text")
    .addColumn("reopened_by", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("reason", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("year_closings_of_year")
    .on("year_closings")
    .columns(["business_id", "year", "closed_at"])
    .execute();
  await db.schema
    .alterTable("businesses")
    .addColumn("closed_years", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("book_entries")
    .addColumn("of_fee", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  // Only these can have fees: they are read once more.
  await (db as Kysely<{ invoices: { tax_version: number; reminded_level: number } }>)
    .updateTable("invoices")
    .set({ tax_version: -1 })
    .where("reminded_level", ">", 0)
    .execute();
}
