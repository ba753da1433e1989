import { type Kysely, sql } from "kysely";

/** What waits for its payment, looked up for each payment that comes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("bank_transactions_waiting")
    .on("bank_transactions")
    .columns(["business_id", "account", "amount", "currency", "id"])
    .where(sql.ref("state"), "=", sql.lit("waiting"))
    .execute();
}
