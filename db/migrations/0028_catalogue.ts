import type { Kysely } from "kysely";
import type { Schema } from "#app/platform/database/schema.ts";

export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable("invoice_items")
    .addColumn("details", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
