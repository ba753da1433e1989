import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, inject, it } from "vitest";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { isMigrated, migrate } from "../../../db/migrate.ts";
import { emptyPostgres } from "../../support/databases/empty-postgres.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
const ALL = readdirSync(path.join(ROOT, "db/migrations")).map((file) => path.basename(file, ".ts"));
const POSTGRES = inject("postgresUrl");
const PLACES: [string, () => Promise<string>][] = [
  [
    "one SQLite file",
    async () => `sqlite:${path.join(mkdtempSync(path.join(os.tmpdir(), "rappen-")), "x.sqlite")}`,
  ],
  ...(POSTGRES
    ? [["one Postgres database", () => emptyPostgres(POSTGRES)] as [string, () => Promise<string>]]
    : []),
];

it.each(PLACES)("two processes that migrate %s at once apply each migration once", async (_, place) => {
  const url = await place();
  const outputs = await Promise.all([migrateInProcess(url), migrateInProcess(url)]);
  const applied = outputs.flatMap((output) =>
    output.replace(/^migrated: |nothing to migrate/, "").split(/, |\n/),
  );
  expect(applied.filter(Boolean).toSorted()).toEqual(ALL);
  await using(url, async (database) => expect(await isMigrated(database)).toBe(true));
});

it.each(PLACES)("a second run on %s changes nothing", async (_, place) => {
  await using(await place(), async (database) => {
    expect(await isMigrated(database)).toBe(false);
    expect(await migrate(database)).toEqual(ALL);
    const tables = await database.db.introspection.getTables();
    expect(await migrate(database)).toEqual([]);
    expect(await database.db.introspection.getTables()).toEqual(tables);
  });
});

it.each(PLACES)("parallel calls in one process on %s get along", async (_, place) => {
  const url = await place();
  await using(url, (one) =>
    using(url, async (two) => {
      const applied = await Promise.all([migrate(one), migrate(two)]);
      expect(applied.flat().toSorted()).toEqual(ALL);
    }),
  );
});

async function using(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase(url);
  try {
    await work(database);
  } finally {
    await database.db.destroy();
  }
}

function migrateInProcess(url: string): Promise<string> {
  const env = { ...process.env, DATABASE_URL: url, SESSION_SECRET: "x".repeat(32) };
  const child = spawn(process.execPath, ["db/migrate.ts"], { cwd: ROOT, env });
  return new Promise((resolve, reject) => {
    let [output, errors] = ["", ""];
    child.stdout.on("data", (chunk: Buffer) => void (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => void (errors += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => (code === 0 ? resolve(output) : reject(new Error(errors))));
  });
}
