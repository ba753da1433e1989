import { type ColumnDefinitionBuilder, type Kysely } from "kysely";

/** Where payments shall go from now on, once the person who wishes so has proven who they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("pending_account_changes")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => ownedBy("businesses.id")(c).unique())
    .addColumn("user_id", "text", ownedBy("users.id"))
    .addColumn("iban", "text", required)
    .addColumn("qr_iban", "text", required)
    .addColumn("token_hash", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("link_expires_at", "text")
    .addColumn("created_at", "text", required)
    .addColumn("expires_at", "text", required)
    .execute();
  for (const column of ["user_id", "expires_at"])
    await db.schema
      .createIndex(`pending_account_changes_${column}`)
      .on("pending_account_changes")
      .column(column)
      .execute();
}

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

function ownedBy(owner: string) {
  return (column: ColumnDefinitionBuilder) => column.notNull().references(owner).onDelete("cascade");
}
