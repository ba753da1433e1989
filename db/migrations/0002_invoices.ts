import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("invoices")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("number", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("notes", "text", (c) => c.notNull())
    .addColumn("issue_date", "text", (c) => c.notNull())
    .addColumn("due_date", "text", (c) => c.notNull())
    .addColumn("service_from", "text", (c) => c.notNull())
    .addColumn("service_to", "text", (c) => c.notNull())
    .addColumn("sender", "text", (c) => c.notNull())
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("reference_type", "text", (c) => c.notNull())
    .addColumn("reference", "text", (c) => c.notNull())
    .addColumn("subtotal", "bigint", (c) => c.notNull())
    .addColumn("vat_total", "bigint", (c) => c.notNull())
    .addColumn("total", "bigint", (c) => c.notNull())
    .addColumn("paid_on", "text")
    .addColumn("search_text", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("archived_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .addUniqueConstraint("invoices_number", ["business_id", "number"])
    .execute();
  await db.schema
    .createIndex("invoices_newest")
    .on("invoices")
    .columns(["business_id", "issue_date", "id"])
    .execute();

  await db.schema
    .createIndex("invoices_reference")
    .on("invoices")
    .columns(["business_id", "reference"])
    .execute();

  await db.schema
    .createTable("invoice_items")
    .addColumn("invoice_id", "text", (c) => c.notNull().references("invoices.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("quantity", "bigint", (c) => c.notNull())
    .addColumn("unit", "text", (c) => c.notNull())
    .addColumn("unit_price", "bigint", (c) => c.notNull())
    .addColumn("vat_rate", "integer", (c) => c.notNull())
    .addColumn("total", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("invoice_items_pk", ["invoice_id", "position"])
    .execute();

  await db.schema
    .createTable("invoice_counters")
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("series", "text", (c) => c.notNull())
    .addColumn("last", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("invoice_counters_pk", ["business_id", "series"])
    .execute();

  // SQLite takes the type's name as it is and stores the bytes unchanged.
  await db.schema
    .createTable("invoice_pdfs")
    .addColumn("invoice_id", "text", (c) => c.notNull().references("invoices.id"))
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("sha256", "text", (c) => c.notNull())
    .addColumn("bytes", "bytea", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("invoice_pdfs_pk", ["invoice_id", "language"])
    .execute();

  await db.schema
    .createTable("payments")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("invoice_id", "text", (c) => c.notNull().references("invoices.id"))
    .addColumn("amount", "bigint", (c) => c.notNull())
    .addColumn("paid_on", "text", (c) => c.notNull())
    .addColumn("source", "text", (c) => c.notNull())
    .addColumn("bank_reference", "text", (c) => c.notNull())
    .addColumn("reversed_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("payments_invoice").on("payments").column("invoice_id").execute();
}
