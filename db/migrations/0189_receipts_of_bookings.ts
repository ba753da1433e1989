import type { Kysely } from "kysely";

/** The booking by hand that has a receipt; null for those of expenses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("expense_receipts").addColumn("booking_id", "text").execute();
  await db.schema
    .createIndex("expense_receipts_booking")
    .on("expense_receipts")
    .columns(["booking_id"])
    .where("booking_id", "is not", null)
    .execute();
}
