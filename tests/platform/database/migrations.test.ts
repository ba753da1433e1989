import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { EnvError } from "#app/platform/env.server.ts";
import { isMigrated, migrate, migrateTo } from "../../../db/migrate.ts";
import { emptyPostgres } from "../../support/databases/empty-postgres.ts";
import { SERVER } from "../../support/server/server-process.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

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

const NEWER =
  "DATABASE_URL: the database was written by a newer version of Rappen (9999_future); start that version, or " +
  'restore the backup from before the update (docs/operations.md, "Going back")';

it.each(PLACES)("code that is older than %s changes nothing and says what to do", async (_, place) => {
  await using(await place(), async (database) => {
    await migrate(database);
    const { db } = database;
    const record = sql`insert into kysely_migration (name, timestamp) values ('9999_future', '2030-01-01')`;
    await record.execute(db);
    await expect(migrate(database)).rejects.toEqual(new EnvError(NEWER));
    await expect(migrateTo(database, ALL[0]!)).rejects.toEqual(new EnvError(NEWER));
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    expect(rows).toHaveLength(ALL.length + 1);
  });
});

itRarely("every command of code that is older than its database ends with that one line", async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "rappen-"));
  await using(`sqlite:${path.join(dataDir, "rappen.sqlite")}`, async (database) => {
    await migrate(database);
    await sql`insert into kysely_migration (name, timestamp) values ('9999_future', '2030-01-01')`.execute(
      database.db,
    );
  });
  const commands = [SERVER, "db/migrate.ts", "db/seed.ts", "db/admin.ts accounts x"];
  for (const command of commands) {
    const { code, output } = await run(command.split(" "), { DATA_DIR: dataDir, NODE_ENV: "production" });
    expect([code, output.trim().replace(/^Cannot (start|run): /, "")], command).toEqual([1, NEWER]);
  }
});

async function using(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase(url);
  try {
    await work(database);
  } finally {
    await database.db.destroy();
  }
}

async function migrateInProcess(url: string): Promise<string> {
  const { code, output } = await run(["db/migrate.ts"], { DATABASE_URL: url });
  if (code !== 0) throw new Error(output);
  return output;
}

/** @returns what it wrote, errors included */
function run(
  args: string[],
  settings: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const env: NodeJS.ProcessEnv = { ...process.env, SESSION_SECRET: "x".repeat(32), ...settings };
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: ROOT,
    env,
  });
  return new Promise((resolve, reject) => {
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => void (output += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}
