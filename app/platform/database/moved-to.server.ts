import { sql } from "kysely";
import type { Db } from "./db.server.ts";

/** The table of a SQLite file whose rows were moved to Postgres. */
export const MOVED_TABLE = "moved_to";

/** @returns host and name of the Postgres that has the rows now; null for a file that is in use */
export async function placeMovedTo(db: Db): Promise<string | null> {
  const { rows: tables } = await sql`select name from sqlite_master where name = ${MOVED_TABLE}`.execute(db);
  if (tables.length === 0) return null;
  const { rows } = await sql<{ place: string }>`select place from ${sql.table(MOVED_TABLE)}`.execute(db);
  return rows[0]?.place ?? null;
}
