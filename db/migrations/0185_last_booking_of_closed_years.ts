import { type Kysely, sql } from "kysely";

/** The last booking of the book when a year was closed; null where there was no book yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("year_closings").addColumn("last_sequence", "integer").execute();
  await sql`
    update year_closings set last_sequence = (
      select max(sequence) from bookings
      where bookings.business_id = year_closings.business_id and sequence > 0 and recorded_at <= closed_at
    )`.execute(db);
}
