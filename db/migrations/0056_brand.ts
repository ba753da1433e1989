import type { Kysely } from "kysely";

/** The colour of a business, `#rrggbb` or empty, and whether its clients see with what it writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = () => db.schema.alterTable("businesses");
  await alter()
    .addColumn("accent", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await alter()
    .addColumn("shows_made_with", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}
