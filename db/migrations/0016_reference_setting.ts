import type { Kysely } from "kysely";

/** Whether new invoices get a payment reference without asking. Off for businesses that were there before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("businesses")
    .addColumn("reference_on_every_invoice", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
