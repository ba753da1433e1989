import { type Kysely, sql } from "kysely";

/**
 * Names in the history of each invoice why it owes more since 0047: what its last letter claims is part of it. An
 * invoice whose small rest was let go beside money counts as paid, as it does since then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const now = new Date().toISOString();
  // 0047 made the ids of its charges from those of letters, and ends what nobody owed at once.
  await sql`
    insert into history (id, business_id, invoice_id, user_id, event, data, at)
    select moved.reminder_id, moved.business_id, moved.invoice_id, null, 'invoice.claims_charged',
      '{"amount":"' || moved.amount || '"}', ${now}
    from (
      select charges.reminder_id, invoices.business_id, charges.invoice_id, sum(charges.amount) as amount
      from invoice_charges as charges join invoices on invoices.id = charges.invoice_id
      where charges.id in (charges.reminder_id || '-i', charges.reminder_id || '-f')
        and not exists (
          select 1 from invoice_charges as endings where endings.id = charges.id || '-e')
      group by charges.reminder_id, invoices.business_id, charges.invoice_id
    ) as moved
    where not exists (select 1 from history where history.id = moved.reminder_id)`.execute(db);
  const settling = (kinds: readonly string[]) => sql`
    (select coalesce(sum(amount), 0) from payment_allocations as parts
      where parts.invoice_id = invoices.id and parts.reversed_at is null and parts.kind in (${sql.join(kinds)}))`;
  await sql`
    update invoices set state = 'sent', paid_on = (
      select max(settled_on) from payment_allocations as parts
      where parts.invoice_id = invoices.id and parts.reversed_at is null)
    where state = 'written_off'
      and business_id in (select id from businesses where rest_counts_as_paid = 1)
      and ${settling(["payment", "interest", "reminder_fee", "credit"])} > 0
      and (${settling(["write_off"])} <= 500 or ${settling(["write_off"])} <= (total * 5 + 50) / 100)`.execute(
    db,
  );
}
