import { existsSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { MOVED_TABLE } from "#app/platform/database/moved-to.server.ts";

/** Written before Postgres takes over: from then on nothing starts on the file, so that no two databases grow apart. */
export function markAsMoved(sqlite: Sqlite.Database, place: string, at: Date): void {
  sqlite.exec(`create table if not exists ${MOVED_TABLE} (place text not null, moved_at text not null)`);
  sqlite.exec(`delete from ${MOVED_TABLE}`);
  sqlite.prepare(`insert into ${MOVED_TABLE} values (?, ?)`).run(place, at.toISOString());
}

/** @returns false where there was no mark */
export function forgetMove(file: string): boolean {
  if (!existsSync(file)) return false;
  const sqlite = new Sqlite(file, { timeout: 1_000 });
  try {
    const marked = sqlite.prepare("select 1 from sqlite_master where name = ?").get(MOVED_TABLE);
    sqlite.exec(`drop table if exists ${MOVED_TABLE}`);
    return marked !== undefined;
  } finally {
    sqlite.close();
  }
}
