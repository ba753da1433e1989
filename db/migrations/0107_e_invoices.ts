import type { Kysely } from "kysely";

/** Whose PDFs hold their data as XML, and what is different for a client. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("businesses")
    .addColumn("e_invoices", "text", (c) => c.notNull().defaultTo("abroad"))
    .execute();
  await db.schema
    .alterTable("clients")
    .addColumn("e_invoice", "text", (c) => c.notNull().defaultTo("default"))
    .execute();
}
