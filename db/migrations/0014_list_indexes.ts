import { type Kysely, sql } from "kysely";
import { inOrder } from "../migrating/database-differences.ts";

/** What counts, sums and skips of a list ask for: with it in the index, the invoices themselves need not be read. */
const COUNTED = ["archived_at", "state", "paid_on", "due_date", "total"] as const;

/** An index in the order of the database's locale cannot give a page in code points: all rows were read and sorted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["clients", "templates"] as const) {
    const index = `${table}_by_name`;
    await db.schema.dropIndex(index).execute();
    const name = inOrder(db, "sort_name");
    await sql`create index ${sql.id(index)} on ${sql.table(table)} (business_id, ${name}, id)`.execute(db);
  }
  await db.schema.dropIndex("invoices_newest").execute();
  await db.schema
    .createIndex("invoices_newest")
    .on("invoices")
    .columns(["business_id", "issue_date", "id", ...COUNTED])
    .execute();
}
