import type { Kysely } from "kysely";

/** What each attempt sent beside the body: address and headers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("webhook_attempts")
    .addColumn("request", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
