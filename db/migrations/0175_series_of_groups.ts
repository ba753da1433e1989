import type { Kysely } from "kysely";

/** A series may go to a group of clients: each period makes a batch. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("series")
    .addColumn("group_name", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.alterTable("series_runs").addColumn("batch_id", "text").execute();
}
