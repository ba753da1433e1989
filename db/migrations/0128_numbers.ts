import { type Kysely, type RawBuilder, sql } from "kysely";
import { isPostgres } from "../migrating/database-differences.ts";

/** For sorting by number, the shorter first, and for finding one whatever its case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const natural = isPostgres(db)
    ? sql`((lpad(length(number)::text, 3, '0') || number) collate "C")`
    : sql`(substr('000' || length(number), -3) || number)`;
  for (const table of ["invoices", "offers"].map((name) => ({ name, of: sql.table(name) }))) {
    const create = (name: string, columns: RawBuilder<unknown>) =>
      sql`create index ${sql.id(`${table.name}_${name}`)} on ${table.of} (business_id, ${columns})`.execute(
        db,
      );
    await create("by_number", sql`${natural}, id`);
    await create("any_case", sql`lower(number)`);
  }
}
