import type { Kysely } from "kysely";

/** Receipts of expenses; one without an expense waits for its form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("expense_receipts")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("expense_id", "text", (c) => c.references("expenses.id"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("size", "integer", (c) => c.notNull())
    .addColumn("sha256", "text", (c) => c.notNull())
    .addColumn("bytes", "bytea", (c) => c.notNull())
    .addColumn("in_store", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("qr", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("replaced_at", "text")
    .addColumn("expires_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`expense_receipts_${name}`).on("expense_receipts").columns(columns).execute();
  await index("expense", ["expense_id"]);
  await index("hash", ["business_id", "sha256"]);
  await index("in_store", ["in_store", "sha256"]);
  await index("expires", ["expires_at"]);
}
