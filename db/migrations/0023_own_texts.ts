import type { Kysely } from "kysely";
import type { Schema } from "#app/platform/database/schema.ts";

/** What a business says by default, as JSON; and who else gets an invoice's e-mail. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable("businesses")
    .addColumn("texts", "text", (c) => c.notNull().defaultTo("{}"))
    .execute();
  await db.schema
    .alterTable("deliveries")
    .addColumn("cc", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
