import { type Kysely, sql } from "kysely";

/** CSV files of banks: how they are read, those that wait, and what tells their payments from those of camt files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("bank_csv_mappings")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("signature", "text", (c) => c.notNull())
    .addColumn("account", "text", (c) => c.notNull())
    .addColumn("bank", "text", (c) => c.notNull())
    .addColumn("headings", "text", (c) => c.notNull())
    .addColumn("mapping", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("used_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("bank_csv_mappings_once")
    .unique()
    .on("bank_csv_mappings")
    .columns(["business_id", "signature", "account"])
    .execute();
  await createFiles(db);
  await db.schema.alterTable("bank_files").addColumn("csv", "text").execute();
  await db.schema
    .alterTable("payments")
    .addColumn("confirmed", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("bank_transactions")
    .addColumn("source", "text", (c) => c.notNull().defaultTo("camt"))
    .execute();
  await db.schema
    .createIndex("bank_transactions_near")
    .on("bank_transactions")
    .columns(["business_id", "account", "amount", "value_day"])
    .execute();
  await db.schema
    .createIndex("bank_transactions_csv")
    .on("bank_transactions")
    .columns(["business_id", "account", "amount", "value_day"])
    .where(sql.ref("source"), "=", sql.lit("csv"))
    .execute();
}

async function createFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("bank_csv_files")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("sha256", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("bank_file_id", "text", (c) => c.references("bank_files.id").onDelete("cascade"))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("bank_csv_files_business")
    .on("bank_csv_files")
    .columns(["business_id", "id"])
    .execute();
  await db.schema.createIndex("bank_csv_files_expiry").on("bank_csv_files").column("expires_at").execute();
  await db.schema
    .createIndex("bank_csv_files_imported")
    .on("bank_csv_files")
    .column("bank_file_id")
    .execute();
}
