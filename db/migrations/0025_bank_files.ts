import { type Kysely, sql } from "kysely";

/** What was read from the bank's files. The files themselves are not kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("bank_files")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("sha256", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("statements", "text", (c) => c.notNull())
    .addColumn("counts", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("undone_at", "text")
    .execute();
  await db.schema
    .createIndex("bank_files_business")
    .on("bank_files")
    .columns(["business_id", "id"])
    .execute();
  await db.schema
    .createIndex("bank_files_content")
    .on("bank_files")
    .columns(["business_id", "sha256", "state", "id"])
    .execute();
  await createTransactions(db);
  await createOpenIndexes(db);
  await db.schema
    .alterTable("businesses")
    .addColumn("bank_accounts", "text", (c) => c.notNull().defaultTo("[]"))
    .execute();
}

/** One reference may stand for a whole batch, so that more is needed to find one of it quickly. */
const IDENTITIES = [
  ["uetr"],
  ["transaction_ref", "reference"],
  ["entry_ref", "entry_place"],
  ["content_key"],
] as const;

async function createTransactions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("bank_transactions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("bank_file_id", "text", (c) => c.notNull().references("bank_files.id").onDelete("cascade"))
    .addColumn("payment_id", "text", (c) => c.references("payments.id"))
    .addColumn("account", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("amount", "bigint", (c) => c.notNull())
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("value_day", "text", (c) => c.notNull())
    .addColumn("reference", "text", (c) => c.notNull())
    .addColumn("uetr", "text", (c) => c.notNull())
    .addColumn("transaction_ref", "text", (c) => c.notNull())
    .addColumn("entry_ref", "text", (c) => c.notNull())
    .addColumn("entry_place", "integer", (c) => c.notNull())
    .addColumn("content_key", "text", (c) => c.notNull())
    .execute();
  for (const [name, ...more] of IDENTITIES)
    await db.schema
      .createIndex(`bank_transactions_${name}`)
      .on("bank_transactions")
      .columns(["business_id", name, ...more])
      .execute();
  await db.schema
    .createIndex("bank_transactions_reference")
    .on("bank_transactions")
    .columns(["business_id", "reference", "amount"])
    .where(sql.ref("reference"), "<>", sql.lit(""))
    .execute();
  await db.schema
    .createIndex("bank_transactions_file")
    .on("bank_transactions")
    .column("bank_file_id")
    .execute();
  await db.schema
    .createIndex("bank_transactions_payment")
    .on("bank_transactions")
    .column("payment_id")
    .execute();
}

/** Open invoices of a payer, by name or by client, the oldest first. */
async function createOpenIndexes(db: Kysely<unknown>): Promise<void> {
  for (const column of ["sort_name", "client_id"])
    await db.schema
      .createIndex(`invoices_open_${column}`)
      .on("invoices")
      .columns(["business_id", column, "due_date", "id"])
      .where(sql.ref("state"), "=", sql.lit("sent"))
      .where(sql.ref("paid_on"), "is", sql.lit(null))
      .execute();
}
