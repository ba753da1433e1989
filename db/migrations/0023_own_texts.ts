import type { Kysely } from "kysely";

/** What a business says by default, as JSON; and who else gets an invoice's e-mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("businesses")
    .addColumn("texts", "text", (c) => c.notNull().defaultTo("{}"))
    .execute();
  await db.schema
    .alterTable("deliveries")
    .addColumn("cc", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
