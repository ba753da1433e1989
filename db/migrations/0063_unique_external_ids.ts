import { type Kysely, sql } from "kysely";

/** Whether what other programs call a record may stand on one record of its kind only, and where it does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("businesses")
    .addColumn("unique_external_ids", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  for (const table of ["clients", "invoices", "offers"]) {
    await db.schema
      .alterTable(table)
      .addColumn("unique_as", "text", (c) => c.notNull().defaultTo(""))
      .execute();
    await db.schema
      .createIndex(`${table}_unique_external_id`)
      .on(table)
      .unique()
      .columns(["business_id", "unique_as", "external_id"])
      .where(sql.ref("unique_as"), "<>", sql.lit(""))
      .execute();
  }
}
