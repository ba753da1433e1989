import { type Kysely, sql } from "kysely";

/** Invoices that ask for a deposit; drafts of parts of offers are such, what was issued stays as it was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("invoices").addColumn("deposit_of", "text").execute();
  await db.schema.alterTable("invoices").addColumn("deposit_percent", "integer").execute();
  await sql`
    create index invoices_deposit_of on invoices (business_id, deposit_of)
    where deposit_of is not null
  `.execute(db);
  await sql`
    update invoices
    set deposit_percent = (select percent from offer_invoices where invoice_id = invoices.id)
    where state = 'draft'
      and id in (select invoice_id from offer_invoices where kind = 'part')
  `.execute(db);
}
