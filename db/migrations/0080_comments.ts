import type { Kysely } from "kysely";

/** What the people of a business say to each other about a document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("comments")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id").onDelete("cascade"))
    .addColumn("invoice_id", "text", (c) => c.references("invoices.id").onDelete("cascade"))
    .addColumn("offer_id", "text", (c) => c.references("offers.id").onDelete("cascade"))
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  for (const columns of [["business_id"], ["invoice_id", "id"], ["offer_id", "id"], ["user_id"]])
    await db.schema.createIndex(`comments_${columns[0]}`).on("comments").columns(columns).execute();
}
