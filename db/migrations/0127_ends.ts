import { type Kysely, sql } from "kysely";

/** Ends of Pro, of which nobody is told when over, and of accounts: those sealed before keep what they kept. */
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
  await db.schema.alterTable("businesses").addColumn("data_until", "text").execute();
  await db.schema
    .createIndex("businesses_data_until")
    .on("businesses")
    .column("data_until")
    .where(sql.ref("data_until"), "is not", null)
    .execute();
}
