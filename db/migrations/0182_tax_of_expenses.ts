import type { Kysely } from "kysely";

/** At which rate an expense is subject to acquisition tax, and how much of it is private; nothing of those before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("expenses")
    .addColumn("acquisition_tax", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("expenses")
    .addColumn("private_share", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
