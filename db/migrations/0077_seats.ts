import { type Kysely, sql } from "kysely";

/** Several people in a business, and for each session the business in which its person acts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["created_at", "last_used_at"] as const)
    await db.schema
      .alterTable("memberships")
      .addColumn(column, "text", (c) => c.notNull().defaultTo(""))
      .execute();
  await db.schema.alterTable("memberships").addColumn("paused_at", "text").execute();
  await db.schema
    .alterTable("sessions")
    .addColumn("business_id", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await sql`update memberships set created_at =
    (select created_at from businesses where businesses.id = memberships.business_id)`.execute(db);
  await sql`update sessions set business_id = coalesce(
    (select min(business_id) from memberships where memberships.user_id = sessions.user_id), '')`.execute(db);
}
