import type { Kysely } from "kysely";

/** The number that a series is to go on with, 0 where nobody named one, and the digits of its running part. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const counters = db.schema.alterTable("invoice_counters");
  await counters.addColumn("next", "integer", (column) => column.notNull().defaultTo(0)).execute();
  await counters.addColumn("digits", "integer").execute();
}
