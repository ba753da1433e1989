import type { Kysely } from "kysely";

/** What an e-invoice says, read once, instead of its XML: receipts that wait are read again by a button. */
export async function up(db: Kysely<{ expense_receipts: ReceiptRow }>): Promise<void> {
  await db.schema.alterTable("expense_receipts").addColumn("e_invoice_reading", "text").execute();
  await db
    .updateTable("expense_receipts")
    .set({ e_invoice: "", e_invoice_problem: "unread" })
    .where("expense_id", "is", null)
    .where("e_invoice", "!=", "")
    .execute();
}

interface ReceiptRow {
  expense_id: string | null;
  e_invoice: string;
  e_invoice_problem: string;
}
