import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, inject, it } from "vitest";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { sqliteFile } from "../support/databases/databases.ts";
import { freshPostgresUrl } from "../support/databases/fresh-postgres.ts";
import { freePort } from "../support/server/free-port.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const POSTGRES = inject("postgresUrl");

const URLS: [name: string, url: () => Promise<string>][] = [
  ["SQLite", async () => `sqlite:${(await sqliteFile()).file}`],
  ...(POSTGRES ? [["Postgres", () => freshPostgresUrl(POSTGRES)] as [string, () => Promise<string>]] : []),
];

const COMMANDS = [
  ["server.ts"],
  ["db/migrate.ts"],
  ["db/seed.ts"],
  ["db/backup.ts", path.join(mkdtempSync(path.join(os.tmpdir(), "rappen-newer-")), "copy")],
  ["db/admin.ts", "plan", "anna@example.ch", "pro"],
];

async function run(args: string[], databaseUrl: string) {
  const { PATH = "", TMPDIR = "/tmp" } = process.env;
  const port = String(await freePort());
  const settings = { PORT: port, DATA_DIR: mkdtempSync(path.join(os.tmpdir(), "rappen-newer-")) };
  const env = { ...settings, PATH, TMPDIR, NODE_ENV: "production" as const, SESSION_SECRET: "x".repeat(32) };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", ...args],
    { cwd: ROOT, env: { ...env, DATABASE_URL: databaseUrl }, encoding: "utf8" },
  );
  return { status, lines: (stdout + stderr).split("\n").filter(Boolean) };
}

describe.each(URLS)("on %s", (_, url) => {
  it("a database of a newer version stops every command with one line that says what to do", async () => {
    const databaseUrl = await url();
    const { db } = openDatabase(databaseUrl);
    await sql`insert into kysely_migration values ('0999_future', '2030-01-01T00:00:00Z')`.execute(db);
    await db.destroy();
    for (const command of COMMANDS)
      expect([command[0], await run(command, databaseUrl)]).toEqual([
        command[0],
        {
          status: 1,
          lines: [expect.stringMatching(/newer version .*\(0999_future, .*restore the backup from before/)],
        },
      ]);
  });
});

it.each(["127.0.0.1", "localhost"])(
  "an unreachable Postgres stops with one line and the reason: %s",
  async (host) => {
    const databaseUrl = `postgres://nobody@${host}:${await freePort()}/x`;
    for (const command of [["server.ts"], ["db/seed.ts"], ["db/admin.ts", "plan", "anna@example.ch", "pro"]])
      expect([command[0], await run(command, databaseUrl)]).toEqual([
        command[0],
        { status: 1, lines: [expect.stringMatching(/DATABASE_URL: Postgres .*ECONNREFUSED/)] },
      ]);
  },
);
