import { type Kysely } from "kysely";

/** Codes of supplies before 2025 in a later return by net tax rates, which eCH-0217 declares by their rates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("tax_periods")
    .addColumn("codes", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
