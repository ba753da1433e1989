import { type Kysely, sql } from "kysely";

/** Letters about overdue invoices, and what keeps an invoice or a client from getting them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSettings(db);
  await createReminders(db);
  await db.schema
    .alterTable("invoices")
    .addColumn("reminded_level", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  for (const column of ["reminded_on", "reminders_paused_until"])
    await db.schema.alterTable("invoices").addColumn(column, "text").execute();
  await addText(db, "invoices", "disputed_note");
  await addText(db, "deliveries", "reminder_id");
  await db.schema
    .alterTable("clients")
    .addColumn("never_remind", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("invoices_reminded")
    .on("invoices")
    .columns(["business_id", "reminded_level", "reminded_on", "due_date", "id"])
    .where(sql.ref("paid_on"), "is", sql.lit(null))
    .execute();
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reminder_settings")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().unique().references("businesses.id"))
    .addColumn("mode", "text", (c) => c.notNull())
    .addColumn("hour", "integer", (c) => c.notNull())
    .addColumn("rules", "text", (c) => c.notNull())
    .addColumn("activated_on", "text")
    .addColumn("includes_past", "integer", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("reminder_settings_mode")
    .on("reminder_settings")
    .columns(["mode", "hour", "business_id"])
    .execute();
}

async function createReminders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reminders")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("invoice_id", "text", (c) => c.notNull().references("invoices.id"))
    .addColumn("level", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("created_on", "text", (c) => c.notNull())
    .addColumn("due_until", "text", (c) => c.notNull())
    .addColumn("open_amount", "bigint", (c) => c.notNull())
    .addColumn("interest", "bigint", (c) => c.notNull())
    .addColumn("interest_days", "integer", (c) => c.notNull())
    .addColumn("fee", "bigint", (c) => c.notNull())
    .addColumn("fee_vat", "text", (c) => c.notNull())
    .addColumn("amount_claimed", "bigint", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("delivery_id", "text")
    .addColumn("interest_waived_at", "text")
    .addColumn("fee_waived_at", "text")
    .addColumn("sha256", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("bytes", "bytea", (c) => c.notNull())
    .addUniqueConstraint("reminders_once", ["invoice_id", "level"])
    .execute();
  await db.schema.createIndex("reminders_business").on("reminders").columns(["business_id", "id"]).execute();
}

async function addText(db: Kysely<unknown>, table: "invoices" | "deliveries", column: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(column, "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
