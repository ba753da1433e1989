import { type Kysely, sql } from "kysely";

/** One address a business, at which calendar programs read its due days; what is open, by its day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("calendar_feeds")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) =>
      c.notNull().unique().references("businesses.id").onDelete("cascade"),
    )
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("last_used_at", "text")
    .execute();
  await db.schema.createIndex("calendar_feeds_user_id").on("calendar_feeds").column("user_id").execute();
  await db.schema
    .createIndex("invoices_open_due")
    .on("invoices")
    .columns(["business_id", "due_date", "id"])
    .where(sql`"state"`, "=", sql.lit("sent"))
    .where(sql`"paid_on"`, "is", sql.lit(null))
    .execute();
  await db.schema
    .createIndex("offers_open_valid")
    .on("offers")
    .columns(["business_id", "valid_until", "id"])
    .where(sql`"state"`, "=", sql.lit("sent"))
    .execute();
}
