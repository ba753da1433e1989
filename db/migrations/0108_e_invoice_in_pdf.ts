import type { Kysely } from "kysely";

/** Whether a stored PDF holds its data as XML. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("invoice_pdfs")
    .addColumn("e_invoice", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
