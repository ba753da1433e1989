import { readFileSync } from "node:fs";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import { isPostgres } from "../migrating/database-differences.ts";

const SCHEMA = path.join(import.meta.dirname, "../migrating/base.sql");

/** The schema of version 0.1.0, from which all later migrations go on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements(isPostgres(db))) await sql.raw(statement).execute(db);
}

function statements(onPostgres: boolean): string[] {
  const left = onPostgres ? "-- on SQLite" : "-- on Postgres";
  const text = readFileSync(SCHEMA, "utf8");
  const own = onPostgres ? text.replaceAll(" blob", " bytea") : text.replaceAll(' collate "C"', "");
  return own.split(/;\s*/).filter((statement) => statement && !statement.startsWith(left));
}
