import { type Kysely, sql } from "kysely";

/** What counts, sums and skips of a list ask for (0024), and what kind of document it is. */
const COUNTED = ["archived_at", "state", "paid_on", "due_date", "total", "settled", "kind"] as const;

/** Credit notes in the table of invoices, discounts, Skonto, rounding and prices that include VAT. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendInvoices(db);
  await extendSettling(db);
  const texts = (table: "templates" | "invoice_items", columns: string[]) => addTexts(db, table, columns);
  await texts("invoice_items", ["discount"]);
  await addNumber(db, "invoice_items", "corrects_position", null);
  await texts("templates", ["discount", "skonto"]);
  await addNumber(db, "templates", "prices_include_vat", 0);
  await addTexts(db, "businesses", ["credit_note_prefix"]);
  await addNumber(db, "businesses", "rounds_to_five", 0);
  await createIndexes(db);
}

async function extendInvoices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("invoices")
    .addColumn("kind", "text", (c) => c.notNull().defaultTo("invoice"))
    .execute();
  await db.schema
    .alterTable("invoices")
    .addColumn("corrects_invoice_id", "text", (c) => c.references("invoices.id").onDelete("set null"))
    .execute();
  await addTexts(db, "invoices", ["corrects", "discount", "skonto", "vat_rows"]);
  await addNumber(db, "invoices", "prices_include_vat", 0);
  await addNumber(db, "invoices", "rounding", 0);
}

async function extendSettling(db: Kysely<unknown>): Promise<void> {
  await addTexts(db, "payment_allocations", ["note", "vat"]);
  await addNumber(db, "payments", "refunded", 0);
  await db.schema
    .createTable("refunds")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("payment_id", "text", (c) => c.notNull().references("payments.id"))
    .addColumn("amount", "bigint", (c) => c.notNull())
    .addColumn("refunded_on", "text", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("reversed_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("refunds_payment").on("refunds").column("payment_id").execute();
  await db.schema.createIndex("refunds_business").on("refunds").column("business_id").execute();
}

type Extended =
  "invoices" | "invoice_items" | "templates" | "businesses" | "payments" | "payment_allocations";

async function addTexts(db: Kysely<unknown>, table: Extended, columns: string[]): Promise<void> {
  for (const column of columns)
    await db.schema
      .alterTable(table)
      .addColumn(column, "text", (c) => c.notNull().defaultTo(""))
      .execute();
}

async function addNumber(
  db: Kysely<unknown>,
  table: Extended,
  column: string,
  initial: number | null,
): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(column, "bigint", (c) => (initial === null ? c : c.notNull().defaultTo(initial)))
    .execute();
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("invoices_newest").execute();
  await db.schema
    .createIndex("invoices_newest")
    .on("invoices")
    .columns(["business_id", "issue_date", "id", ...COUNTED])
    .execute();
  // Few invoices are corrected: an index of the credit notes alone.
  await db.schema
    .createIndex("invoices_corrects")
    .on("invoices")
    .column("corrects_invoice_id")
    .where(sql.ref("corrects_invoice_id"), "is not", sql.lit(null))
    .execute();
  await db.schema.dropIndex("payments_newest").execute();
  await db.schema
    .createIndex("payments_newest")
    .on("payments")
    .columns(["business_id", "paid_on", "id", "amount", "state"])
    .execute();
}
