import type { Kysely } from "kysely";

/** What a person books between two accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("manual_bookings")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("business_id", "text", (column) =>
      column.notNull().references("businesses.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("debit", "text", (column) => column.notNull())
    .addColumn("credit", "text", (column) => column.notNull())
    .addColumn("amount", "bigint", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("taken_back_at", "text")
    .execute();
  await db.schema
    .createIndex("manual_bookings_by_day")
    .on("manual_bookings")
    .columns(["business_id", "day", "id"])
    .execute();
}
