import type { Kysely } from "kysely";

/** To whom a network partner delivers this client's bills as eBill. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("clients")
    .addColumn("ebill_id", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
