import { type Kysely, sql } from "kysely";

/** The day by which a client promised to pay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("invoices").addColumn("promised_on", "text").execute();
  await db.schema
    .createIndex("invoices_promised")
    .on("invoices")
    .columns(["business_id", "promised_on"])
    .where(sql.ref("promised_on"), "is not", null)
    .execute();
}
