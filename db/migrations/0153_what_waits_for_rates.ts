import { type Kysely, sql } from "kysely";

/** Payments wait for rates of exchange as documents do; the month of a rate may be that of another document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("missing_rates").renameTo("missing_rates_before").execute();
  await db.schema.dropIndex("missing_rates_business").execute();
  await db.schema
    .createTable("missing_rates")
    .addColumn("business_id", "text", (c) => c.notNull())
    .addColumn("holder", "text", (c) => c.notNull())
    .addColumn("holder_id", "text", (c) => c.notNull())
    .addColumn("month", "text", (c) => c.notNull())
    .addColumn("day", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("missing_rates_of_holder_pk", ["holder_id", "holder", "month", "day"])
    .execute();
  await sql`insert into missing_rates (business_id, holder, holder_id, month, day)
    select business_id, 'invoice', invoice_id, month, month || '-01' from missing_rates_before`.execute(db);
  await db.schema.dropTable("missing_rates_before").execute();
  await db.schema
    .createIndex("missing_rates_business")
    .on("missing_rates")
    .columns(["business_id", "day"])
    .execute();
}
