import type { Kysely } from "kysely";

/**
 * Counts the changes of password, address and second step, so that what was begun before one of them is void after it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("users")
    .addColumn("access_version", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
