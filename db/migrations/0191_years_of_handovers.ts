import type { Kysely } from "kysely";

/** Hand-overs from before keep what their files said: empty carries no result on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("journal_handovers")
    .addColumn("year_begins", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
