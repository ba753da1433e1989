import { type ColumnDefinitionBuilder, type Kysely } from "kysely";

/** Accounts that documents of a business may name, beside that of its profile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("known_accounts")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", ownedBy("businesses.id"))
    .addColumn("iban", "text", (c) => c.notNull())
    .addColumn("user_id", "text", ownedBy("users.id"))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addUniqueConstraint("known_accounts_iban", ["business_id", "iban"])
    .execute();
  await db.schema.createIndex("known_accounts_user_id").on("known_accounts").column("user_id").execute();
}

function ownedBy(owner: string) {
  return (column: ColumnDefinitionBuilder) => column.notNull().references(owner).onDelete("cascade");
}
