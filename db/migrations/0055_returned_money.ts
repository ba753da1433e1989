import { type Kysely, sql } from "kysely";

/**
 * What a bank or a payment provider took back of an allocation, and when; and whether an allocation used a client's
 * credit. What banks took back before is known by their transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = () => db.schema.alterTable("payment_allocations");
  await alter()
    .addColumn("returned", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await alter()
    .addColumn("returned_on", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await alter()
    .addColumn("of_credit", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update payment_allocations set returned = amount, returned_on = substr(reversed_at, 1, 10)
    where reversed_at is not null and reversed_by is not null`.execute(db);
  await sql`
    update payment_allocations set of_credit = 1
    where kind in ('payment', 'interest', 'reminder_fee')
      and payment_id in (select id from payments where source = 'credit_note')`.execute(db);
}
