import type { Kysely } from "kysely";

/** Businesses take turns: one that queues thousands of jobs holds nobody else up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("jobs")
    .addColumn("business_id", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("jobs_turns")
    .on("jobs")
    .columns(["state", "business_id", "run_at", "id"])
    .execute();
}
