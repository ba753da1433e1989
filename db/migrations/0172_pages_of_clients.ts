import type { ColumnDefinitionBuilder, Kysely } from "kysely";

const text = ["street", "building_number", "postal_code", "city", "country", "email", "remark"];

/** The link to all papers of one client, and what clients propose to change about themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("client_pages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("business_id", "text", inRow("businesses.id"))
    .addColumn("client_id", "text", (column) => inRow("clients.id")(column).unique())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("client_pages_business_id").on("client_pages").column("business_id").execute();
  const proposals = db.schema
    .createTable("client_proposals")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("business_id", "text", inRow("businesses.id"))
    .addColumn("client_id", "text", inRow("clients.id"))
    .addColumn("proposer", "text", (column) => column.notNull());
  await text
    .reduce((table, name) => table.addColumn(name, "text", (column) => column.notNull()), proposals)
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("decided_at", "text")
    .execute();
  for (const columns of [["business_id", "state"], ["client_id"]])
    await db.schema
      .createIndex(`client_proposals_${columns[0]}`)
      .on("client_proposals")
      .columns(columns)
      .execute();
}

function inRow(reference: string) {
  return (column: ColumnDefinitionBuilder) => column.notNull().references(reference).onDelete("cascade");
}
