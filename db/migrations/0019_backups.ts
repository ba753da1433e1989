import type { Kysely } from "kysely";

/** When backups were made, so that the operator hears of a missing one on every process and both databases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("backups")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("made_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("backups_made").on("backups").column("made_at").execute();
}
