import type { ColumnDefinitionBuilder, Kysely } from "kysely";

/**
 * Results of heavy requests, ZIP files of hand-overs among them, whose turn it is to make one, and how often each
 * business has changed. What was kept of hand-overs is made anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("handover_pieces").execute();
  await db.schema.dropTable("handover_zips").execute();
  await db.schema
    .createTable("kept_results")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("business_id", "text", of("businesses.id"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("question", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("size", "bigint", (column) => column.notNull())
    .addColumn("stored", "bigint", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("kept_results_question")
    .on("kept_results")
    .columns(["business_id", "kind", "question", "id"])
    .execute();
  await db.schema.createIndex("kept_results_expires").on("kept_results").column("expires_at").execute();
  await db.schema
    .createTable("kept_pieces")
    .addColumn("result_id", "text", of("kept_results.id"))
    .addColumn("begins", "bigint", (column) => column.notNull())
    .addColumn("size", "bigint", (column) => column.notNull())
    .addColumn("source", "text")
    .addColumn("bytes", "bytea", (column) => column.notNull())
    .addPrimaryKeyConstraint("kept_pieces_key", ["result_id", "begins"])
    .execute();
  await db.schema
    .createTable("result_turns")
    .addColumn("business_id", "text", of("businesses.id"))
    .addColumn("lane", "text", (column) => column.notNull())
    .addColumn("holder", "text", (column) => column.notNull())
    .addColumn("until", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("result_turns_key", ["business_id", "lane"])
    .execute();
  await db.schema
    .createTable("business_changes")
    .addColumn("business_id", "text", (column) => column.notNull())
    .addColumn("slot", "integer", (column) => column.notNull())
    .addColumn("count", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("business_changes_key", ["business_id", "slot"])
    .execute();
}

function of(owner: string) {
  return (column: ColumnDefinitionBuilder) => column.notNull().references(owner).onDelete("cascade");
}
