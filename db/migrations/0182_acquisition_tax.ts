import type { Kysely } from "kysely";

/** At which rate an expense from abroad is subject to acquisition tax; none of those that are there is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("expenses")
    .addColumn("acquisition_tax", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
