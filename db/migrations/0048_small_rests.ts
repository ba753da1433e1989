import type { Kysely } from "kysely";

/** Whether a small rest that is let go leaves an invoice paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("businesses")
    .addColumn("rest_counts_as_paid", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
}
