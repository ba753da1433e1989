import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { describe, inject } from "vitest";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { migrate } from "../../../db/migrate.ts";
import { FULL } from "../choice-of-day.ts";
import { isOnPostgresToday } from "./databases.ts";

/** A migrated database that several processes can open, and a connection of this one. */
export type OpenPlace = () => Promise<{ url: string; database: Database }>;

/** Runs the same tests on a SQLite file and, when this run has one, on a real Postgres. */
export function onEachPlace(tests: (place: OpenPlace) => void): void {
  const postgresUrl = inject("postgresUrl");
  describe("in a SQLite file", () => tests(sqlitePlace));
  if (postgresUrl) describe("in Postgres", () => tests(() => postgresPlace(postgresUrl)));
}

/** The same on one of the two, chosen by the test file and the day, and on both in `npm run test:full`. */
export function onPlaceOfDay(tests: (place: OpenPlace) => void): void {
  const postgresUrl = inject("postgresUrl");
  if (FULL || !postgresUrl) onEachPlace(tests);
  else if (isOnPostgresToday()) describe("in Postgres", () => tests(() => postgresPlace(postgresUrl)));
  else describe("in a SQLite file", () => tests(sqlitePlace));
}

async function sqlitePlace() {
  const url = `sqlite:${path.join(mkdtempSync(path.join(os.tmpdir(), "rappen-place-")), "x.sqlite")}`;
  const database = openDatabase(url);
  await migrate(database);
  return { url, database };
}

async function postgresPlace(base: string) {
  const name = `place_${randomUUID().replaceAll("-", "")}`;
  const server = openDatabase(`${base}/postgres`);
  await sql`create database ${sql.id(name)} template template_rappen`.execute(server.db);
  await server.db.destroy();
  const url = `${base}/${name}`;
  return { url, database: openDatabase(url) };
}
