import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("analytics_events")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("referrer", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("session_id", "text")
    .addColumn("analytics", "integer", (c) => c.notNull())
    .addColumn("marketing", "integer", (c) => c.notNull())
    .addColumn("preferences", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("analytics_events_end").on("analytics_events").column("created_at").execute();
  await db.schema
    .createIndex("analytics_events_session")
    .on("analytics_events")
    .column("session_id")
    .execute();
}
