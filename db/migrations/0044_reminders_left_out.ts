import type { Kysely } from "kysely";
import type { Schema } from "#app/platform/database/schema.ts";

/** Why a run last left a business out, so that its owner is told once. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable("reminder_settings")
    .addColumn("left_out", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
