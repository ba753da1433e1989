import { type Kysely } from "kysely";

/** Changes of who comes into a business, and where its money goes, which can be undone as those of a person can. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const events = () => db.schema.alterTable("security_events");
  await events().addColumn("business_id", "text").execute();
  await events()
    .addColumn("actor_id", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await events()
    .addColumn("facts", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
  for (const column of ["business_id", "actor_id"])
    await db.schema.createIndex(`security_events_${column}`).on("security_events").column(column).execute();
  await db.schema
    .alterTable("businesses")
    .addColumn("members_change_accounts", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("memberships")
    .addColumn("paused_by", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.alterTable("handovers").addColumn("accepted_at", "text").execute();
  await db.schema
    .alterTable("handovers")
    .addColumn("session_id", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
