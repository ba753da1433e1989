import type { Database } from "#app/platform/database/db.server.ts";

export async function countWaitingJobs({ db }: Database, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("jobs")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("state", "=", "ready")
    .where("run_at", "<=", now.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}
