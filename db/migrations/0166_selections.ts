import type { Kysely } from "kysely";

/** A batch may also take on documents that are there already, offers among them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("batches")
    .addColumn("kind", "text", (column) => column.notNull().defaultTo("new"))
    .execute();
  await db.schema.alterTable("batch_rows").addColumn("offer_id", "text").execute();
}
