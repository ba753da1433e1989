import type { Kysely } from "kysely";

/** Who did what in a business, the newest first, of all or of one person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await index(db, "history_audit", ["business_id", "at", "id"]);
  await index(db, "history_person", ["business_id", "user_id", "at", "id"]);
  await db.schema.dropIndex("history_business").execute();
}

async function index(db: Kysely<unknown>, name: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on("history").columns(columns).execute();
}
