import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { sql } from "kysely";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { checkBooks } from "../../db/doctor/books-check.ts";
import { migrate } from "../../db/migrate.ts";
import { BUILT_SERVER } from "../../scripts/server-settings.mjs";
import { FULL } from "../support/choice-of-day.ts";
import { emptyPostgres } from "../support/databases/empty-postgres.ts";
import { schemaLines } from "../support/databases/schema-lines.ts";
import { freePort } from "../support/server/free-port.ts";
import { kill, spawnServer, stop, untilReady } from "../support/server/server-process.ts";

const POSTGRES = inject("postgresUrl");

interface Place {
  name: string;
  /** @returns the address of a database without tables */
  empty(): Promise<string>;
  /** @returns the address of the database that this version of the product left, with its demo account */
  leftBy(version: string): Promise<string>;
}

const SQLITE: Place = {
  name: "SQLite",
  empty: async () => `sqlite:${newFile()}`,
  leftBy: async (version) => {
    const file = newFile();
    writeFileSync(file, kept(`${version}.sqlite`));
    return `sqlite:${file}`;
  },
};

const ON_POSTGRES = (base: string): Place => ({
  name: "Postgres",
  empty: () => emptyPostgres(base),
  leftBy: async (version) => {
    const url = await emptyPostgres(base);
    await using(url, ({ db }) => sql.raw(kept(`${version}.sql`).toString()).execute(db));
    return url;
  },
});

const PLACES = POSTGRES ? [SQLITE, ON_POSTGRES(POSTGRES)] : [SQLITE];

describe.each(PLACES)("the server as it is shipped, on $name", ({ empty, leftBy }) => {
  it("gives an empty database the schema of `npm run migrate`", async () => {
    const [shipped, migrated] = [await empty(), await empty()];
    await startOn(shipped);
    await using(migrated, migrate);
    expect(await using(shipped, schemaLines)).toEqual(await using(migrated, schemaLines));
  });

  it("mends the indexes that the bundle of an earlier version made, and keeps every row", async () => {
    await expectUpgraded(await leftBy("02287f3e"), await empty());
  });

  it.runIf(FULL)(
    "leaves a database from before version 0.1.0 as it is, and says what to start first",
    async () => {
      const left = await leftBy("391885d5");
      const before = await using(left, schemaLines);
      await expect(using(left, migrate)).rejects.toThrow("start that version with it once, then this one");
      expect(await using(left, schemaLines)).toEqual(before);
    },
  );
});

async function expectUpgraded(left: string, fresh: string): Promise<void> {
  const before = await using(left, rowCounts);
  expect(before.invoices).toBe(47);
  await startOn(left);
  await using(fresh, migrate);
  expect(await using(left, schemaLines)).toEqual(await using(fresh, schemaLines));
  expect(await using(left, rowCounts)).toMatchObject(before);
  expect(await using(left, checkBooks)).toMatchObject({ level: "ok" });
}

/** Starts the bundle, which migrates, and stops it once it is ready. */
async function startOn(databaseUrl: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "rappen-shipped-"));
  const server = spawnServer(
    await freePort(),
    { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ROLE: "web" },
    { program: BUILT_SERVER },
  );
  onTestFinished(() => kill(server));
  await untilReady(server);
  expect(await stop(server)).toBe(0);
}

/** The number of rows in each table that only grows. */
async function rowCounts({ db }: Database): Promise<Record<string, number>> {
  const tables = [
    "users",
    "businesses",
    "clients",
    "invoices",
    "invoice_items",
    "payments",
    "offers",
    "history",
  ];
  const counts = tables.map(async (table) => {
    const query = sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`;
    return [table, (await query.execute(db)).rows[0]?.count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

function kept(name: string): Buffer {
  return brotliDecompressSync(readFileSync(path.join(import.meta.dirname, "earlier-versions", `${name}.br`)));
}

function newFile(): string {
  return path.join(mkdtempSync(path.join(os.tmpdir(), "rappen-left-")), "rappen.sqlite");
}

async function using<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url);
  try {
    return await work(database);
  } finally {
    await database.db.destroy();
  }
}
