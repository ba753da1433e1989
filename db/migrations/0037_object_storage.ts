import type { Kysely } from "kysely";

const DOCUMENTS = ["invoice_pdfs", "offer_pdfs", "reminders"] as const;

/**
 * Which documents are in a store outside the database, and what is there. The column is added without writing a row,
 * and the index is built without reading bytes: these tables hold most of a database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of DOCUMENTS) {
    await db.schema
      .alterTable(table)
      .addColumn("in_store", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex(`${table}_in_store`).on(table).columns(["in_store", "sha256"]).execute();
  }
  await db.schema
    .createTable("stored_objects")
    .addColumn("sha256", "text", (c) => c.notNull().primaryKey())
    .addColumn("size", "integer", (c) => c.notNull())
    .addColumn("touched_at", "text", (c) => c.notNull())
    .addColumn("stored_at", "text")
    .addColumn("orphaned_at", "text")
    .addColumn("removing_at", "text")
    .addColumn("failed_at", "text")
    .addColumn("last_error", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
