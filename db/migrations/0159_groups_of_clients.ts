import { type Kysely, sql } from "kysely";

/** The names of a client's groups, a line each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("clients")
    .addColumn("group_names", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("clients_groups")
    .on("clients")
    .columns(["business_id", "group_names"])
    .where(sql.ref("group_names"), "!=", sql.lit(""))
    .execute();
}
