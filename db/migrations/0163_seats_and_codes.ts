import type { Kysely } from "kysely";

/** A calendar of the VAT dates of every business in which a person has a seat, and codes of other programs for VAT. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("desk_feeds")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) =>
      column.notNull().unique().references("users.id").onDelete("cascade"),
    )
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text")
    .execute();
  await db.schema
    .createTable("journal_vat_codes")
    .addColumn("business_id", "text", (column) =>
      column.notNull().references("businesses.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("code", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("journal_vat_codes_key", ["business_id", "name"])
    .execute();
}
