import type { Kysely } from "kysely";
import type { Schema } from "#app/platform/database/schema.ts";

export async function up(db: Kysely<Schema>): Promise<void> {
  for (const table of ["invoices", "templates"] as const) {
    await db.schema
      .alterTable(table)
      .addColumn("purchase_order", "text", (c) => c.notNull().defaultTo(""))
      .execute();
  }
}
