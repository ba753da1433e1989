import { type Kysely } from "kysely";

/** What a person decided about the rates of a document: when the supply was, or at which rate it is declared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("tax_decisions")
    .addColumn("by_rate", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
