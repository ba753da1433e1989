import type { Kysely } from "kysely";

/** What the payment part of an invoice says; everything so far has its amount and its debtor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["invoices", "templates"])
    await db.schema
      .alterTable(table)
      .addColumn("slip", "text", (c) => c.notNull().defaultTo("standard"))
      .execute();
}
