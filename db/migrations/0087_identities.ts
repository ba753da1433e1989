import type { Kysely } from "kysely";

/** Under which name an OpenID Connect provider knows a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("identities")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("issuer", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("last_used_at", "text")
    .addUniqueConstraint("identities_subject", ["issuer", "subject"])
    .addUniqueConstraint("identities_one_each", ["user_id", "issuer"])
    .execute();
}
