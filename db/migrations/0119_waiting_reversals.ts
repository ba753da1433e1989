import { type Kysely, sql } from "kysely";

/** Reversals whose payment is not known yet; each new payment looks for its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("bank_transactions_waiting")
    .on("bank_transactions")
    .columns(["business_id", "account", "amount", "currency", "id"])
    .where(sql.ref("state"), "=", sql.lit("waiting"))
    .execute();
}
