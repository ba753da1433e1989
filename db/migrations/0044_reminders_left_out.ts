import type { Kysely } from "kysely";

/** Why a run last left a business out, so that its owner is told once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("reminder_settings")
    .addColumn("left_out", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
