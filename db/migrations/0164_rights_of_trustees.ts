import type { Kysely } from "kysely";

/** What the owner lets an accountant do; at first nothing, as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["memberships", "invitations"])
    await db.schema
      .alterTable(table)
      .addColumn("rights", "text", (column) => column.notNull().defaultTo(""))
      .execute();
}
