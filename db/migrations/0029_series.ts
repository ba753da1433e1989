import { type Kysely, sql } from "kysely";
import { inOrder } from "../migrating/database-differences.ts";

/** Recurring invoices: a rule, what its invoices have in common, and each period once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSeries(db);
  await db.schema
    .createTable("series_runs")
    .addColumn("series_id", "text", (c) => c.notNull().references("series.id").onDelete("cascade"))
    .addColumn("k", "integer", (c) => c.notNull())
    .addColumn("planned_on", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("invoice_id", "text", (c) => c.references("invoices.id").onDelete("set null"))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("series_runs_once", ["series_id", "k"])
    .execute();
  const index = (name: string, table: "series" | "series_runs", columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();
  await index("series_due", "series", ["state", "next_on", "id"]);
  const name = inOrder(db, "sort_name");
  await sql`create index series_by_name on series (business_id, ${name}, id)`.execute(db);
  await index("series_client", "series", ["client_id"]);
  await index("series_runs_invoice", "series_runs", ["invoice_id"]);
}

async function createSeries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("series")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("client_id", "text", (c) => c.references("clients.id").onDelete("set null"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("sort_name", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("stop_reason", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("mode", "text", (c) => c.notNull())
    .addColumn("rule", "text", (c) => c.notNull())
    .addColumn("template", "text", (c) => c.notNull())
    .addColumn("vat_number", "text", (c) => c.notNull())
    .addColumn("first_k", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("next_k", "integer", (c) => c.notNull())
    .addColumn("next_on", "text")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
}
