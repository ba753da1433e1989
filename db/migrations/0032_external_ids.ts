import type { Kysely } from "kysely";

/** What other programs call an invoice or a client, and what they note about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["invoices", "clients"]) {
    for (const [name, empty] of [
      ["external_id", ""],
      ["metadata", "{}"],
    ] as const)
      await db.schema
        .alterTable(table)
        .addColumn(name, "text", (c) => c.notNull().defaultTo(empty))
        .execute();
    await db.schema
      .createIndex(`${table}_external_id`)
      .on(table)
      .columns(["business_id", "external_id"])
      .execute();
  }
}
