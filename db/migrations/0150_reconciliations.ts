import { type Kysely } from "kysely";

/** A year's reconciliation is a return of its own kind, beside those of its days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("tax_periods")
    .addColumn("kind", "text", (column) => column.notNull().defaultTo("return"))
    .execute();
  await db.schema.dropIndex("tax_periods_by_day").execute();
  await db.schema
    .createIndex("tax_periods_by_day")
    .on("tax_periods")
    .columns(["business_id", "starts_on", "correction", "kind"])
    .unique()
    .execute();
}
