import type { Kysely } from "kysely";

/** Why a row, or a catalogue entry, is at 0 %. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["invoice_items", "catalogue_items"])
    await db.schema
      .alterTable(table)
      .addColumn("zero_rate_reason", "text", (c) => c.notNull().defaultTo(""))
      .execute();
}
