import { type Kysely } from "kysely";

/** The month in which business years begin, and the days of the first one. What is closed stands in `closed_days`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const businesses = () => db.schema.alterTable("businesses");
  await businesses()
    .addColumn("year_begins", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  for (const name of ["first_year_from", "first_year_to"])
    await businesses()
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  await businesses().dropColumn("closed_years").execute();
}
