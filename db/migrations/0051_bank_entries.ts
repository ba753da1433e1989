import type { Kysely } from "kysely";

/** Every entry of a bank file, with what became of it; of files read before there are none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("bank_entries")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("bank_file_id", "text", (c) => c.notNull().references("bank_files.id").onDelete("cascade"))
    .addColumn("statement", "integer", (c) => c.notNull())
    .addColumn("entry", "integer", (c) => c.notNull())
    .addColumn("part", "integer", (c) => c.notNull())
    .addColumn("place", "integer", (c) => c.notNull())
    .addColumn("outcome", "text", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("amount", "bigint")
    .addColumn("currency", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("reference", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("text", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("transaction_id", "text")
    .addColumn("earlier_file_id", "text")
    .execute();
  await db.schema
    .createIndex("bank_entries_once")
    .unique()
    .on("bank_entries")
    .columns(["bank_file_id", "statement", "entry", "part"])
    .execute();
  await db.schema
    .createIndex("bank_entries_list")
    .unique()
    .on("bank_entries")
    .columns(["bank_file_id", "outcome", "place"])
    .execute();
  await db.schema
    .createIndex("bank_entries_business")
    .on("bank_entries")
    .columns(["business_id", "id"])
    .execute();
}
