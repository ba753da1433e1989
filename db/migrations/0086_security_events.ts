import type { Kysely } from "kysely";

/** Changes of access, each of which its owner can undo for 72 hours by a link in an e-mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("security_events")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("undo", "text", (c) => c.notNull())
    .addColumn("held_email", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("used_at", "text")
    .execute();
  await db.schema
    .createIndex("security_events_user_id")
    .on("security_events")
    .columns(["user_id", "created_at"])
    .execute();
  for (const column of ["held_email", "expires_at"])
    await db.schema.createIndex(`security_events_${column}`).on("security_events").column(column).execute();
}
