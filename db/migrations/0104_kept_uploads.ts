import type { Kysely } from "kysely";

/** Uploaded bank files that a task takes in; each is removed when its task ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("kept_uploads")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id").onDelete("cascade"))
    .addColumn("bank_file_id", "text", (c) => c.notNull().references("bank_files.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("bytes", "bytea", (c) => c.notNull())
    .addColumn("expires_at", "text", (c) => c.notNull())
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`kept_uploads_${name}`).on("kept_uploads").columns(columns).execute();
  await index("file", ["business_id", "bank_file_id"]);
  await index("expiry", ["expires_at"]);
}
