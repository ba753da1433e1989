import type { Database } from "#app/platform/db.server.ts";

/** How long a process that has died keeps the others from its jobs and from the calls it was answering (ms). */
const JOB_CLAIM = 5 * 60_000;
const CALL_CLAIM = 60_000;

/** Lets the time pass, in the database, for which the claims of a process hold that died at `death`; no later claim is touched. */
export async function passTheClaims({ db }: Database, death: Date): Promise<void> {
  const claimed_until = new Date(0).toISOString();
  const lastOf = (claim: number) => new Date(death.getTime() + claim).toISOString();
  await db
    .updateTable("jobs")
    .set({ claimed_until })
    .where("state", "=", "running")
    .where("claimed_until", "<=", lastOf(JOB_CLAIM))
    .execute();
  await db
    .updateTable("idempotency_keys")
    .set({ claimed_until })
    .where("state", "!=", "done")
    .where("claimed_until", "<=", lastOf(CALL_CLAIM))
    .execute();
}
