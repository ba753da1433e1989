import type { Kysely } from "kysely";

/** What a business calls a client in its own books, and what it notes about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["client_number", "remark"])
    await db.schema
      .alterTable("clients")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
}
