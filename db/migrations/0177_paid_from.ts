import { type Kysely, sql } from "kysely";

/** The account from which an expense was paid, and the day for one that was open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("expenses")
    .addColumn("paid_from", "text", (column) => column.notNull().defaultTo("bank"))
    .execute();
  for (const name of ["due_on", "paid_on"])
    await db.schema
      .alterTable("expenses")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  await db.schema
    .createIndex("expenses_open")
    .on("expenses")
    .columns(["business_id", "due_on", "id"])
    .where(sql.ref("paid_from"), "=", sql.lit("open"))
    .execute();
}
