import { type Kysely, sql } from "kysely";

/** Of subscriptions that are over already nobody is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable("subscriptions");
  await table()
    .addColumn("gave_pro", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await table().addColumn("pro_ended_at", "text").execute();
  await table()
    .addColumn("pro_ended_by", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await sql`update subscriptions set gave_pro = 1 where status in ('active', 'trialing', 'past_due')`.execute(
    db,
  );
}
