import { type Kysely, sql } from "kysely";

/** Who has a message already, whose other recipients are still tried or have been refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("deliveries")
    .addColumn("delivered_to", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`
    update deliveries
    set
      delivered_to = cc,
      error_code = case when error_text = '' then 'unreachable' else 'deferred' end
    where error_code = 'copy_sent'
  `.execute(db);
  await sql`
    update deliveries
    set delivered_to = recipient
    where state = 'sent' and error_code = 'copy_refused'
  `.execute(db);
}
