import type { Kysely } from "kysely";

/** Receivers of webhooks that take long to answer wait among themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("webhook_endpoints")
    .addColumn("is_slow", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
