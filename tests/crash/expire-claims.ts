import type { Database } from "#app/platform/database/db.server.ts";

/** How long a process that has died keeps the others from its jobs and from the calls it was answering (ms). */
const JOB_CLAIM = 5 * 60_000;
const CALL_CLAIM = 60_000;

const LONG_AGO = new Date(0).toISOString();

/**
 * Lets the time pass, in the database, for which the claims of a process hold that died at `death`; no later claim is
 * touched.
 */
export async function expireClaims(database: Database, death: Date): Promise<void> {
  await database.db
    .updateTable("jobs")
    .set({ claimed_until: LONG_AGO })
    .where("state", "=", "running")
    .where("claimed_until", "<=", lastOf(death, JOB_CLAIM))
    .execute();
  await expireCallClaims(database, death);
}

/** The same for the calls that were begun until then, and not for jobs. */
export async function expireCallClaims({ db }: Database, until: Date): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ claimed_until: LONG_AGO })
    .where("state", "!=", "done")
    .where("claimed_until", "<=", lastOf(until, CALL_CLAIM))
    .execute();
}

function lastOf(until: Date, claim: number): string {
  return new Date(until.getTime() + claim).toISOString();
}
