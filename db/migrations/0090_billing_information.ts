import type { Kysely } from "kysely";

/** Whether payment parts for firms carry billing information. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("businesses")
    .addColumn("billing_information", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
}
