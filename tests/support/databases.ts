import { randomUUID } from "node:crypto";
import { Kysely, sql } from "kysely";
import { describe, inject } from "vitest";
import { type Database, openDatabase, openSnapshot } from "#app/platform/db.server.ts";
import { sqliteCapabilities } from "#app/platform/dialect.server.ts";
import type { Schema } from "#app/platform/schema.ts";
import { openSqlite, sqliteDialect } from "#app/platform/sqlite.server.ts";
import { migrate } from "#db/migrate.ts";

export type OpenDatabase = () => Promise<Database>;

/** Runs the same tests on SQLite and, when this run has one, on a real Postgres; each call of `open` is a fresh database. */
export function onEachDatabase(tests: (open: OpenDatabase) => void): void {
  const postgresUrl = inject("postgresUrl");
  describe("on SQLite", () => tests(freshSqlite));
  if (postgresUrl) describe("on Postgres", () => tests(() => freshPostgres(postgresUrl)));
}

let snapshot: Promise<Buffer> | undefined;

export async function freshSqlite(): Promise<Database> {
  return openSnapshot(await (snapshot ??= migratedSnapshot()));
}

async function migratedSnapshot(): Promise<Buffer> {
  const sqlite = openSqlite(":memory:");
  const db = new Kysely<Schema>({ dialect: sqliteDialect(sqlite) });
  await migrate({ db, dialect: sqliteCapabilities(sqlite) });
  const bytes = sqlite.serialize();
  await db.destroy();
  return bytes;
}

async function freshPostgres(base: string): Promise<Database> {
  return openDatabase(await freshPostgresUrl(base));
}

/** For as long as this process tests. */
let server: Database | undefined;

/** The address of a migrated Postgres of its own. */
export async function freshPostgresUrl(base: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  server ??= openDatabase(`${base}/postgres`);
  await sql`create database ${sql.id(name)} template template_rappen strategy file_copy`.execute(server.db);
  return `${base}/${name}`;
}
