import type { Db } from "#app/platform/database/db.server.ts";

/** What programs are told of, in the order in which it happened. */
export async function eventTypes({ db }: { db: Db }): Promise<string[]> {
  const rows = await db.selectFrom("webhook_events").select("type").orderBy("id").execute();
  return rows.map(({ type }) => type);
}
