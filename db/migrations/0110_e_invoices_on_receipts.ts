import type { Kysely } from "kysely";

/** What an e-invoice among the receipts says, and by which it is known again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["e_invoice", "e_invoice_problem", "e_invoice_key"])
    await db.schema
      .alterTable("expense_receipts")
      .addColumn(name, "text", (c) => c.notNull().defaultTo(""))
      .execute();
  await db.schema
    .createIndex("expense_receipts_e_invoice")
    .on("expense_receipts")
    .columns(["business_id", "e_invoice_key"])
    .execute();
}
