import type { Kysely } from "kysely";

/** One invoice to many clients: what it says, and what became of it for each of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("batches")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("business_id", "text", (column) => column.notNull().references("businesses.id"))
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("group_name", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("act", "text", (column) => column.notNull())
    .addColumn("way", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("total", "integer", (column) => column.notNull())
    .addColumn("began_at", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("batches_key").unique().on("batches").columns(["business_id", "key"]).execute();
  await db.schema
    .createTable("batch_rows")
    .addColumn("batch_id", "text", (column) => column.notNull().references("batches.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("business_id", "text", (column) => column.notNull().references("businesses.id"))
    .addColumn("client_id", "text", (column) => column.notNull())
    .addColumn("client_name", "text", (column) => column.notNull())
    .addColumn("amount", "integer")
    .addColumn("addition", "text", (column) => column.notNull())
    .addColumn("todo", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("invoice_id", "text")
    .addColumn("error", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("error_field", "text", (column) => column.notNull().defaultTo(""))
    .addPrimaryKeyConstraint("batch_rows_pk", ["batch_id", "position"])
    .execute();
  await db.schema
    .createIndex("batch_rows_todo")
    .on("batch_rows")
    .columns(["batch_id", "todo", "position"])
    .execute();
  await db.schema.createIndex("batch_rows_business").on("batch_rows").column("business_id").execute();
}
