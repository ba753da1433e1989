import type { Kysely } from "kysely";

/** Whether a client gets e-mails, or letters by post and may have no e-mail address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("clients")
    .addColumn("delivery", "text", (column) => column.notNull().defaultTo("email"))
    .execute();
}
