import { type Kysely, sql } from "kysely";

/** Money and charges without VAT as the journal books them, and the accounts that a business has chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("book_entries")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id").onDelete("cascade"))
    .addColumn("invoice_id", "text", (c) => c.notNull().references("invoices.id").onDelete("cascade"))
    .addColumn("payment_id", "text")
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("amount", "bigint", (c) => c.notNull())
    .execute();
  await index(db, "book_entries_by_day", "book_entries", ["business_id", "day", "id"]);
  await index(db, "book_entries_invoice", "book_entries", ["invoice_id"]);
  await index(db, "book_entries_payment", "book_entries", ["payment_id"]);
  await index(db, "book_entries_kind", "book_entries", ["business_id", "kind", "payment_id"]);
  await index(db, "tax_entries_journal", "tax_entries", ["business_id", "basis", "day", "id"]);
  await index(db, "payments_journal", "payments", ["business_id", "paid_on", "id"]);
  await db.schema
    .createIndex("payments_with_fee")
    .on("payments")
    .columns(["business_id", "paid_on", "id"])
    .where(sql.ref("fee"), ">", sql.lit(0))
    .execute();
  await db.schema
    .createIndex("bank_transactions_back")
    .on("bank_transactions")
    .columns(["business_id", "value_day", "payment_id"])
    .where(sql.ref("kind"), "<>", sql.lit("credit"))
    .execute();
  await index(db, "refunds_journal", "refunds", ["business_id", "refunded_on", "id"]);
  await db.schema
    .createTable("journal_accounts")
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("number", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("journal_accounts_key", ["business_id", "name"])
    .execute();
  // All documents are read once more: what they bring into the journal is not there yet.
  await (db as Kysely<{ invoices: { tax_version: number } }>)
    .updateTable("invoices")
    .set({ tax_version: -1 })
    .execute();
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
