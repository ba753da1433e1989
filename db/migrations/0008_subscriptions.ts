import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("subscriptions")
    .addColumn("business_id", "text", (c) => c.primaryKey().references("businesses.id").onDelete("cascade"))
    .addColumn("customer_id", "text", (c) => c.notNull().unique())
    .addColumn("subscription_id", "text", (c) => c.notNull())
    .addColumn("item_id", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("period", "text", (c) => c.notNull())
    .addColumn("current_period_end", "text")
    .addColumn("ends_at", "text")
    .addColumn("past_due_since", "text")
    .addColumn("asked", "integer", (c) => c.notNull())
    .addColumn("answered", "integer", (c) => c.notNull())
    .addColumn("synced_at", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("stripe_events")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("customer_id", "text", (c) => c.notNull())
    .addColumn("received_at", "text", (c) => c.notNull())
    .addColumn("processed_at", "text")
    .execute();
  await db.schema.createIndex("stripe_events_received").on("stripe_events").column("received_at").execute();
  await db.schema.createIndex("stripe_events_customer").on("stripe_events").column("customer_id").execute();
}
