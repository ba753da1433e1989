import { type Kysely, sql } from "kysely";

/** Why a row, or a catalogue entry, is at 0 %, and what adding up input tax reads of expenses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["invoice_items", "catalogue_items"])
    await db.schema
      .alterTable(table)
      .addColumn("zero_rate_reason", "text", (c) => c.notNull().defaultTo(""))
      .execute();
  await sql`create index expenses_sums on expenses (business_id, day, category, vat, amount, archived_at)
    where archived_at is null`.execute(db);
}
