import { type Kysely, sql } from "kysely";

/** One letter for several invoices of a client; each of them has its reminder as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLetters(db);
  await createIndexes(db);
  await db.schema
    .alterTable("reminders")
    .addColumn("letter_id", "text", (c) => c.references("reminder_letters.id"))
    .execute();
  await db.schema
    .createIndex("reminders_letter")
    .on("reminders")
    .column("letter_id")
    .where(sql.ref("letter_id"), "is not", null)
    .execute();
  await db.schema
    .alterTable("deliveries")
    .addColumn("letter_id", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}

async function createLetters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reminder_letters")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("client_id", "text", (c) => c.references("clients.id").onDelete("set null"))
    .addColumn("level", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("created_on", "text", (c) => c.notNull())
    .addColumn("due_until", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("iban", "text", (c) => c.notNull())
    .addColumn("reference", "text", (c) => c.notNull())
    .addColumn("invoices", "integer", (c) => c.notNull())
    .addColumn("amount_claimed", "bigint", (c) => c.notNull())
    .addColumn("delivery_id", "text")
    .addColumn("sha256", "text", (c) => c.notNull())
    .addColumn("in_store", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("bytes", "bytea", (c) => c.notNull())
    .execute();
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`reminder_letters_${name}`).on("reminder_letters").columns(columns).execute();
  await index("client", ["client_id", "id"]);
  await index("day", ["business_id", "created_on", "id"]);
  await index("in_store", ["in_store", "sha256"]);
  await db.schema
    .createIndex("reminder_letters_reference")
    .unique()
    .on("reminder_letters")
    .columns(["business_id", "reference"])
    .where(sql.ref("reference"), "<>", sql.lit(""))
    .execute();
}
