import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("businesses")
    .addColumn("first_day_skipped", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
