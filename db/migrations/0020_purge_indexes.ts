import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("history_business").on("history").column("business_id").execute();
  await db.schema.createIndex("jobs_finished").on("jobs").columns(["state", "finished_at"]).execute();
  for (const table of ["sessions", "email_tokens", "archive_links"] as const)
    await db.schema.createIndex(`${table}_end`).on(table).column("expires_at").execute();
  await db.schema.createIndex("businesses_sealed").on("businesses").column("sealed_until").execute();
}
