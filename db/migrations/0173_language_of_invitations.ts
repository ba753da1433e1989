import type { Kysely } from "kysely";

/** The language of the e-mail; empty for that of whoever invited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("invitations")
    .addColumn("language", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
