import type { Kysely } from "kysely";

/** An original that says that it is paid asks for nothing, should the payment be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("invoice_pdfs")
    .addColumn("is_receipt", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
