import { type ColumnDefinitionBuilder, type Kysely } from "kysely";

/** Applications that people connect: who they say they are, and what was allowed to each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("oauth_clients")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", required)
    .addColumn("redirect_uris", "text", required)
    .addColumn("auth_method", "text", required)
    .addColumn("secret_hash", "text")
    .addColumn("created_at", "text", required)
    .addColumn("expires_at", "text", required)
    .execute();
  await db.schema
    .createTable("oauth_codes")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", ownedBy("businesses.id"))
    .addColumn("user_id", "text", ownedBy("users.id"))
    .addColumn("client_id", "text", ownedBy("oauth_clients.id"))
    .addColumn("redirect_uri", "text", required)
    .addColumn("challenge", "text", required)
    .addColumn("access", "text", required)
    .addColumn("scopes", "text", required)
    .addColumn("audience", "text", required)
    .addColumn("expires_at", "text", required)
    .execute();
  await db.schema
    .createTable("oauth_connections")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", ownedBy("businesses.id"))
    .addColumn("user_id", "text", ownedBy("users.id"))
    .addColumn("client_id", "text", ownedBy("oauth_clients.id"))
    .addColumn("name", "text", required)
    .addColumn("access", "text", required)
    .addColumn("scopes", "text", required)
    .addColumn("audience", "text", required)
    .addColumn("code_hash", "text", (c) => c.notNull().unique())
    .addColumn("ended_because", "text")
    .addColumn("created_at", "text", required)
    .addColumn("last_used_at", "text")
    .addColumn("expires_at", "text", required)
    .execute();
  await db.schema
    .createTable("oauth_tokens")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("connection_id", "text", ownedBy("oauth_connections.id"))
    .addColumn("kind", "text", required)
    .addColumn("parent", "text", required)
    .addColumn("used_at", "text")
    .addColumn("replaced_at", "text")
    .addColumn("expires_at", "text", required)
    .execute();
  await indexes(db, "oauth_clients", ["expires_at"]);
  await indexes(db, "oauth_codes", ["business_id", "user_id", "client_id", "expires_at"]);
  await indexes(db, "oauth_connections", ["business_id", "user_id", "client_id", "expires_at"]);
  await indexes(db, "oauth_tokens", ["connection_id", "parent", "expires_at"]);
}

async function indexes(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  for (const column of columns)
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

function ownedBy(owner: string) {
  return (column: ColumnDefinitionBuilder) => column.notNull().references(owner).onDelete("cascade");
}
