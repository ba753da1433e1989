import type { ColumnDefinitionBuilder, Kysely } from "kysely";

/** ZIP files of hand-overs, kept in pieces so that a download can go on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("handover_zips")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("business_id", "text", of("businesses.id"))
    .addColumn("handover_id", "text", of("journal_handovers.id"))
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("size", "bigint", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("handover_zips_handover")
    .on("handover_zips")
    .columns(["handover_id", "id"])
    .execute();
  await db.schema.createIndex("handover_zips_business").on("handover_zips").column("business_id").execute();
  await db.schema.createIndex("handover_zips_expires").on("handover_zips").column("expires_at").execute();
  await db.schema
    .createTable("handover_pieces")
    .addColumn("zip_id", "text", of("handover_zips.id"))
    .addColumn("begins", "bigint", (column) => column.notNull())
    .addColumn("size", "bigint", (column) => column.notNull())
    .addColumn("receipt_id", "text")
    .addColumn("bytes", "bytea", (column) => column.notNull())
    .addPrimaryKeyConstraint("handover_pieces_key", ["zip_id", "begins"])
    .execute();
}

function of(owner: string) {
  return (column: ColumnDefinitionBuilder) => column.notNull().references(owner).onDelete("cascade");
}
