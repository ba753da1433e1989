import { type ColumnDefinitionBuilder, type Kysely } from "kysely";

/** Who is asked to take a seat in a business, and to whom its ownership is offered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("invitations")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", ownedBy("businesses.id"))
    .addColumn("invited_by", "text", ownedBy("users.id"))
    .addColumn("email", "text", required)
    .addColumn("role", "text", required)
    .addColumn("token_hash", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("created_at", "text", required)
    .addColumn("expires_at", "text", required)
    .addColumn("accepted_at", "text")
    .addColumn("withdrawn_at", "text")
    .execute();
  await db.schema
    .createTable("handovers")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => ownedBy("businesses.id")(c).unique())
    .addColumn("from_user_id", "text", ownedBy("users.id"))
    .addColumn("to_user_id", "text", ownedBy("users.id"))
    .addColumn("created_at", "text", required)
    .addColumn("expires_at", "text", required)
    .execute();
  await index(db, "invitations", ["business_id", "email"]);
  for (const column of ["invited_by", "token_hash", "expires_at"]) await index(db, "invitations", [column]);
  for (const column of ["from_user_id", "to_user_id", "expires_at"]) await index(db, "handovers", [column]);
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const name = `${table}_${columns.join("_")}`;
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

function ownedBy(owner: string) {
  return (column: ColumnDefinitionBuilder) => column.notNull().references(owner).onDelete("cascade");
}
