import type { Kysely } from "kysely";

/** How far a replica must have come before it may answer for a business that has just written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("last_writes")
    .addColumn("business_id", "text", (c) => c.primaryKey().references("businesses.id").onDelete("cascade"))
    .addColumn("position", "bigint", (c) => c.notNull())
    .addColumn("written_at", "text", (c) => c.notNull())
    .execute();
}
