import { type Kysely, sql } from "kysely";

/** The label under which income and costs are added up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["invoices", "templates", "expenses"])
    await db.schema
      .alterTable(table)
      .addColumn("project", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  await index(db, "invoices", ["business_id", "issue_date"]);
  await index(db, "expenses", ["business_id", "day"]);
}

/** An index of the rows that have a project. */
async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_project`)
    .on(table)
    .columns(columns)
    .where(sql.ref("project"), "!=", sql.lit(""))
    .execute();
}
