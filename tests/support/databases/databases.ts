import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Kysely } from "kysely";
import { describe, expect, inject, onTestFinished } from "vitest";
import {
  type Database,
  type DatabaseSettings,
  openDatabase,
  openSnapshot,
} from "#app/platform/database/db.server.ts";
import { sqliteCapabilities } from "#app/platform/database/dialect.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { openSqlite, sqliteDialect } from "#app/platform/database/sqlite/sqlite.server.ts";
import { migrate } from "../../../db/migrate.ts";
import { FULL, choiceOfDay } from "../choice-of-day.ts";
import { borrowedPostgres, freshPostgresUrl } from "./fresh-postgres.ts";

export type OpenDatabase = () => Promise<Database>;

/**
 * Runs the same tests on SQLite and, when this run has one, on a real Postgres; each call of `open` is a fresh
 * database.
 */
export function onEachDatabase(tests: (open: OpenDatabase) => void): void {
  const postgresUrl = inject("postgresUrl");
  describe("on SQLite", () => tests(freshSqlite));
  if (postgresUrl) describe("on Postgres", () => tests(() => freshPostgres(postgresUrl)));
}

/** The same on databases that no test had before, as plans need them. */
export function onEachNewDatabase(tests: (open: OpenDatabase) => void): void {
  const postgresUrl = inject("postgresUrl");
  describe("on SQLite", () => tests(freshSqlite));
  if (postgresUrl) describe("on Postgres", () => tests(() => newPostgres(postgresUrl)));
}

/**
 * The same for code whose SQL does not differ: on one of the two, chosen by the test file and the day, and on both in
 * `npm run test:full`.
 */
export function onDatabaseOfDay(tests: (open: OpenDatabase) => void): void {
  ofDay(onEachDatabase, freshPostgres, tests);
}

/** The same on databases that no test had before, as plans need them. */
export function onNewDatabaseOfDay(tests: (open: OpenDatabase) => void): void {
  ofDay(onEachNewDatabase, newPostgres, tests);
}

function ofDay(
  onEach: (tests: (open: OpenDatabase) => void) => void,
  openPostgres: (base: string) => Promise<Database>,
  tests: (open: OpenDatabase) => void,
): void {
  const postgresUrl = inject("postgresUrl");
  if (FULL || !postgresUrl) onEach(tests);
  else if (isOnPostgresToday()) describe("on Postgres", () => tests(() => openPostgres(postgresUrl)));
  else describe("on SQLite", () => tests(freshSqlite));
}

/** The database of the day, or both, for tests that share one: whoever opens it closes it. */
export function databasesOfDay(): { name: string; open: OpenDatabase }[] {
  const sqlite = { name: "SQLite", open: freshSqlite };
  const postgresUrl = inject("postgresUrl");
  if (!postgresUrl) return [sqlite];
  const postgres = {
    name: "Postgres",
    open: async () => openDatabase(await freshPostgresUrl(postgresUrl)),
  };
  if (FULL) return [sqlite, postgres];
  return isOnPostgresToday() ? [postgres] : [sqlite];
}

/** @returns whether the test file that is being read has Postgres today */
export function isOnPostgresToday(): boolean {
  const file = path.relative(import.meta.dirname, expect.getState().testPath ?? "");
  return choiceOfDay([false, true], file);
}

/** The same, on one database that two processes have open. */
export function onEachShared(tests: (open: () => Promise<[Database, Database]>) => void): void {
  const postgresUrl = inject("postgresUrl");
  describe("on SQLite", () =>
    tests(async () => {
      const { file, database } = await sqliteFile();
      return [database, openDatabase(`sqlite:${file}`)];
    }));
  if (postgresUrl)
    describe("on Postgres", () =>
      tests(async () => {
        const { url } = await borrowedPostgres(postgresUrl);
        return [openDatabase(url), openDatabase(url)];
      }));
}

let snapshot: Promise<Buffer> | undefined;

export async function freshSqlite(): Promise<Database> {
  return openSnapshot(await (snapshot ??= migratedSnapshot()));
}

/** A database as in production: a file, which other processes open too. */
export async function sqliteFile(
  settings: DatabaseSettings = {},
): Promise<{ file: string; database: Database }> {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), "rappen-file-")), "rappen.sqlite");
  writeFileSync(file, await (snapshot ??= migratedSnapshot()));
  return { file, database: openDatabase(`sqlite:${file}`, settings) };
}

async function migratedSnapshot(): Promise<Buffer> {
  const connections = openSqlite(":memory:");
  const db = new Kysely<Schema>({ dialect: sqliteDialect(connections) });
  await migrate({ db, dialect: sqliteCapabilities });
  const bytes = connections.writer.serialize();
  await db.destroy();
  return bytes;
}

async function freshPostgres(base: string): Promise<Database> {
  return (await borrowedPostgres(base)).database;
}

async function newPostgres(base: string): Promise<Database> {
  const database = openDatabase(await freshPostgresUrl(base));
  onTestFinished(() => database.db.destroy());
  return database;
}
