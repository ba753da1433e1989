import { type Kysely, sql } from "kysely";

/** What programs ask for: events in their order, and what is gone since they last asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("webhook_events_in_order")
    .on("webhook_events")
    .columns(["business_id", "id", "created_at", "type"])
    .execute();
  await db.schema.dropIndex("webhook_events_business").execute();
  await db.schema
    .createTable("deletions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("deleted_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("deletions_since")
    .on("deletions")
    .columns(["business_id", "kind", "deleted_at", "id"])
    .execute();
  await sql`insert into deletions (id, business_id, kind, deleted_at)
    select id, business_id, 'invoice', archived_at from invoices where archived_at is not null`.execute(db);
}
