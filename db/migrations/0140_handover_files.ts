import { type Kysely } from "kysely";

/** What the files of a hand-over are made with, so that they stay as they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["from_day", "language", "chart"])
    await db.schema
      .alterTable("journal_handovers")
      .addColumn(column, "text", (c) => c.notNull().defaultTo(column === "chart" ? "{}" : ""))
      .execute();
}
