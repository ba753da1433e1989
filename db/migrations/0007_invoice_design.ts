import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["businesses", "invoices"] as const) {
    await db.schema
      .alterTable(table)
      .addColumn("design", "text", (c) => c.notNull().defaultTo("{}"))
      .execute();
  }
  await db.schema
    .createTable("logos")
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("sha256", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("height", "integer", (c) => c.notNull())
    .addColumn("bytes", "bytea", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("logos_pk", ["business_id", "sha256"])
    .execute();
}
