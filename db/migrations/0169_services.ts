import { type Kysely, sql } from "kysely";

/** What was done for clients and is to be invoiced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("services")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("business_id", "text", (column) => column.notNull().references("businesses.id"))
    .addColumn("client_id", "text", (column) => column.references("clients.id").onDelete("set null"))
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("quantity", "bigint", (column) => column.notNull())
    .addColumn("unit", "text", (column) => column.notNull())
    .addColumn("unit_price", "bigint", (column) => column.notNull())
    .addColumn("vat_rate", "integer", (column) => column.notNull())
    .addColumn("zero_rate_reason", "text", (column) => column.notNull())
    .addColumn("total", "bigint", (column) => column.notNull())
    .addColumn("project", "text", (column) => column.notNull())
    .addColumn("project_key", "text", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    .addColumn("invoice_id", "text", (column) => column.references("invoices.id").onDelete("set null"))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await index(db, "services_by_day", ["business_id", "day", "id"]);
  await index(db, "services_by_client", ["client_id", "day", "id"]);
  await index(db, "services_of_invoice", ["invoice_id"]);
  await index(db, "services_by_project", ["business_id", "project_key", "day"]);
  await db.schema
    .createIndex("services_open")
    .on("services")
    .columns(["business_id", "client_id", "day", "id"])
    .where(sql.ref("invoice_id"), "is", null)
    .execute();
}

function index(db: Kysely<unknown>, name: string, columns: string[]): Promise<void> {
  return db.schema.createIndex(name).on("services").columns(columns).execute();
}
