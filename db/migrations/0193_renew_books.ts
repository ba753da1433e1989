import { type Kysely, sql } from "kysely";

/**
 * What was paid or invoiced while nobody was registered, for supplies after that, was in no return: the book of these
 * businesses is compared with the facts once. Sandboxes are thrown away.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const now = new Date().toISOString();
  await sql`insert into jobs (id, name, business_id, key, payload, state, attempts, run_at, last_error, created_at)
    select 'renew ' || id, 'book.renew', id, 'book.renew ' || id || ' from before registration',
      '{"businessId":"' || id || '"}', 'ready', 0, ${now}, '', ${now}
    from businesses
    where sandbox_of is null and sealed_until is null and exists (
      select 1 from vat_methods
      where business_id = businesses.id and (registered_before = 0 or method = 'none')
    )`.execute(db);
}
