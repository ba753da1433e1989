import { sql } from "kysely";
import type { Db } from "#app/platform/database/db.server.ts";
import { NO_ROWS, type TableDigest } from "../backups/row-digest.ts";

export interface Progress extends TableDigest {
  /** Position of the last one in the SQLite file. */
  last: number;
}

export const NOT_BEGUN: Progress = { ...NO_ROWS, last: 0 };

export const PROGRESS_TABLE = "move_progress";

export async function createProgress(db: Db): Promise<void> {
  await sql`create table if not exists ${sql.table(PROGRESS_TABLE)}
    (name text primary key, rows bigint not null, digest text not null, last bigint not null)`.execute(db);
}

export async function readProgress(db: Db): Promise<Map<string, Progress>> {
  const { rows } = await sql<Progress & { name: string }>`select * from ${sql.table(PROGRESS_TABLE)}`.execute(
    db,
  );
  return new Map(rows.map(({ name, ...progress }) => [name, progress]));
}

export async function saveProgress(db: Db, name: string, { rows, digest, last }: Progress): Promise<void> {
  await sql`insert into ${sql.table(PROGRESS_TABLE)} (name, rows, digest, last)
    values (${name}, ${rows}, ${digest}, ${last})
    on conflict (name) do update set rows = excluded.rows, digest = excluded.digest, last = excluded.last`.execute(
    db,
  );
}
