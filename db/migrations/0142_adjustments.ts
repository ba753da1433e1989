import { type Kysely } from "kysely";

/** Turnover and deductions of a return that no document brings, each with its sentence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("tax_periods")
    .addColumn("adjustments", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
