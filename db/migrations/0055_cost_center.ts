import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["invoices", "templates"] as const) {
    await db.schema
      .alterTable(table)
      .addColumn("cost_center", "text", (c) => c.notNull().defaultTo(""))
      .execute();
  }
}
