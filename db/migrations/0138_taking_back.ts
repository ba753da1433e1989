import { type Kysely } from "kysely";

/** What was let go of an invoice is taken back by an allocation below 0, which names the one that it takes back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("payment_allocations").addColumn("takes_back", "text").execute();
}
