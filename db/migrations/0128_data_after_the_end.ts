import { type Kysely, sql } from "kysely";

/** Businesses sealed before keep what they kept: their other data is gone already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("businesses").addColumn("data_until", "text").execute();
  await db.schema
    .createIndex("businesses_data_until")
    .on("businesses")
    .column("data_until")
    .where(sql.ref("data_until"), "is not", null)
    .execute();
}
