import { type Kysely, sql } from "kysely";
import { indexesLongText } from "../migrating/database-differences.ts";

/** What counts, sums and skips of a list ask for (0047), with the currency. */
const COUNTED = [
  "archived_at",
  "state",
  "paid_on",
  "due_date",
  "total",
  "settled",
  "kind",
  "charged",
  "currency",
] as const;

/** Invoices in EUR, what is paid for them, and what a euro was worth in francs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["invoices", "templates", "payments", "reminder_letters", "online_payments"])
    await db.schema
      .alterTable(table)
      .addColumn("currency", "text", (c) => c.notNull().defaultTo("CHF"))
      .execute();
  await db.schema
    .alterTable("invoices")
    .addColumn("exchange_rate", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("businesses")
    .addColumn("eur_invoices", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("invoices_eur")
    .on("invoices")
    .columns(["business_id", "id"])
    .where(sql.ref("currency"), "=", sql.lit("EUR"))
    .execute();
  await db.schema
    .alterTable("book_entries")
    .addColumn("original", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update book_entries set original = amount`.execute(db);
  await renewIndexes(db);
  await db.schema
    .createTable("exchange_rates")
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id").onDelete("cascade"))
    .addColumn("month", "text", (c) => c.notNull())
    .addColumn("rate", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("exchange_rates_pk", ["business_id", "month"])
    .execute();
  await db.schema
    .createTable("missing_rates")
    .addColumn("business_id", "text", (c) => c.notNull())
    .addColumn("invoice_id", "text", (c) => c.notNull().references("invoices.id").onDelete("cascade"))
    .addColumn("month", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("missing_rates_pk", ["invoice_id", "month"])
    .execute();
  await db.schema
    .createIndex("missing_rates_business")
    .on("missing_rates")
    .columns(["business_id", "month"])
    .execute();
}

async function renewIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("invoices_newest").execute();
  await db.schema
    .createIndex("invoices_newest")
    .on("invoices")
    .columns(["business_id", "issue_date", "id", ...COUNTED])
    .execute();
  await db.schema.dropIndex("payments_newest").execute();
  await db.schema
    .createIndex("payments_newest")
    .on("payments")
    .columns(["business_id", "paid_on", "id", "amount", "state", "currency"])
    .execute();
  if (!indexesLongText(db)) return;
  await db.schema.dropIndex("invoices_search").execute();
  await db.schema
    .createIndex("invoices_search")
    .on("invoices")
    .columns(["business_id", "issue_date", "id", "archived_at", "kind", "state", "reference", "total"])
    .columns(["currency", "search_text"])
    .execute();
}
