import { type Kysely, sql } from "kysely";

/** VAT: the methods of a business over time, its periods, and what its documents and money bring into them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("vat_methods")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id").onDelete("cascade"))
    .addColumn("valid_from", "text", (c) => c.notNull())
    .addColumn("method", "text", (c) => c.notNull())
    .addColumn("consideration", "text", (c) => c.notNull())
    .addColumn("period", "text", (c) => c.notNull())
    .addColumn("rounds_to_five", "integer", (c) => c.notNull())
    .addColumn("activities", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await index(db, "vat_methods_by_day", "vat_methods", ["business_id", "valid_from"], true);
  await db.schema
    .createTable("tax_periods")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id").onDelete("cascade"))
    .addColumn("starts_on", "text", (c) => c.notNull())
    .addColumn("ends_on", "text", (c) => c.notNull())
    .addColumn("correction", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("typed", "text", (c) => c.notNull())
    .addColumn("snapshot", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("snapshot_hash", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("closed_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await index(db, "tax_periods_by_day", "tax_periods", ["business_id", "starts_on", "correction"], true);
  await db.schema
    .createTable("tax_decisions")
    .addColumn("invoice_id", "text", (c) => c.primaryKey().references("invoices.id").onDelete("cascade"))
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id").onDelete("cascade"))
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("activity", "text", (c) => c.notNull())
    .addColumn("decided_at", "text", (c) => c.notNull())
    .execute();
  await index(db, "tax_decisions_business", "tax_decisions", ["business_id"]);
  await entries(db);
}

async function entries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("tax_entries")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id").onDelete("cascade"))
    .addColumn("invoice_id", "text", (c) => c.notNull().references("invoices.id").onDelete("cascade"))
    .addColumn("basis", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("source_id", "text", (c) => c.notNull())
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("supply_day", "text", (c) => c.notNull())
    .addColumn("rate", "integer", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("activity", "text", (c) => c.notNull())
    .addColumn("net", "bigint", (c) => c.notNull())
    .addColumn("vat", "bigint", (c) => c.notNull())
    .addColumn("period_id", "text", (c) => c.references("tax_periods.id"))
    .execute();
  await index(db, "tax_entries_by_day", "tax_entries", ["business_id", "basis", "period_id", "day", "id"]);
  await index(db, "tax_entries_invoice", "tax_entries", ["invoice_id"]);
  await db.schema
    .createIndex("tax_entries_period")
    .on("tax_entries")
    .columns(["period_id", "day", "id"])
    .where(sql.ref("period_id"), "is not", null)
    .execute();
  await db.schema
    .alterTable("invoices")
    .addColumn("tax_version", "integer", (c) => c.notNull().defaultTo(-1))
    .execute();
  await sql`create index invoices_tax_behind on invoices (business_id, id) where tax_version <> version`.execute(
    db,
  );
}

async function index(
  db: Kysely<unknown>,
  name: string,
  table: string,
  columns: string[],
  isUnique = false,
): Promise<void> {
  const built = db.schema.createIndex(name).on(table).columns(columns);
  await (isUnique ? built.unique() : built).execute();
}
