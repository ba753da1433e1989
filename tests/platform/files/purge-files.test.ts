import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { outboxFolder } from "#app/platform/mail/mailer.server.ts";
import { purgeFiles } from "#app/platform/files/purge-files.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { testPlatform, visitor } from "../../support/platform.ts";

const DAY = 24 * 60 * 60 * 1000;

it("e-mails of the outbox go after 30 days, and no other file does", async () => {
  const platform = testPlatform(await freshSqlite());
  const folder = outboxFolder(platform.env);
  mkdirSync(folder);
  const write = (name: string, daysAgo: number) => {
    writeFileSync(path.join(folder, name), "");
    const at = new Date(platform.now().getTime() - daysAgo * DAY);
    utimesSync(path.join(folder, name), at, at);
  };
  write("new.eml", 29);
  write("old.eml", 31);
  write("notes.txt", 400);
  await purgeFiles(visitor(platform));
  expect(readdirSync(folder).toSorted()).toEqual(["new.eml", "notes.txt"]);
});

it("of the databases that restores set aside the three newest stay", async () => {
  const platform = testPlatform(await freshSqlite());
  const folder = platform.env.dataDir;
  const former = [1, 2, 3, 4, 5].map((day) => `rappen.sqlite.before-2026110${day}120000`);
  const others = ["rappen.sqlite", "rappen.sqlite-wal", "rappen.sqlite.before-the-move", "session-secret"];
  const there = new Set(readdirSync(folder));
  for (const name of [...former, ...others]) writeFileSync(path.join(folder, name), "");
  await purgeFiles(visitor(platform));
  expect(
    readdirSync(folder)
      .filter((name) => !there.has(name))
      .toSorted(),
  ).toEqual([...former.slice(2), ...others].filter((name) => !there.has(name)).toSorted());
});

it("where there is neither an outbox nor a database file, nothing happens", async () => {
  const platform = testPlatform(await freshSqlite(), { DATABASE_URL: "sqlite::memory:" });
  await expect(purgeFiles(visitor(platform))).resolves.toBeUndefined();
});
