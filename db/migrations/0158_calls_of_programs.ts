import type { Kysely } from "kysely";

/** What keys and applications called, for 30 days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("api_requests")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("business_id", "text", (column) => column.notNull().references("businesses.id"))
    .addColumn("caller_kind", "text", (column) => column.notNull())
    .addColumn("caller_id", "text", (column) => column.notNull())
    .addColumn("caller_name", "text", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("pattern", "text", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("query", "text", (column) => column.notNull())
    .addColumn("status", "integer", (column) => column.notNull())
    .addColumn("ms", "integer", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.notNull())
    .addColumn("request_body", "text")
    .addColumn("response_body", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("api_requests_business")
    .on("api_requests")
    .columns(["business_id", "id"])
    .execute();
  await db.schema.createIndex("api_requests_created").on("api_requests").column("created_at").execute();
}
