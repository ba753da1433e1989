import type { Kysely } from "kysely";

/** How many days the clock of a sandbox is ahead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("businesses")
    .addColumn("clock_days", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("businesses_clock_days").on("businesses").column("clock_days").execute();
}
