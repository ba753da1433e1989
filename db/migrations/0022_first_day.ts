import type { Kysely } from "kysely";
import type { Schema } from "#app/platform/database/schema.ts";

export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable("businesses")
    .addColumn("first_day_skipped", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
