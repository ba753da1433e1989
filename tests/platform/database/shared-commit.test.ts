import { readFileSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import type { Context } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { sqliteFile } from "../../support/databases/databases.ts";
import { testPlatform, visitor } from "../../support/platform.ts";

async function start() {
  const { file, database } = await sqliteFile();
  const other = new Sqlite(file, { readonly: true });
  onTestFinished(() => void other.close());
  const ctx = visitor(testPlatform(database));
  const names = other.prepare<[], { name: string }>("select name from jobs order by name");
  return { ctx, file, database, stored: () => names.all().map(({ name }) => name) };
}

const write = (ctx: Context, name: string) =>
  ctx.transaction((ctx) => enqueueJob(ctx, { name, payload: {} }));

/** Commits in the write-ahead log: frames that state a size of the database (sqlite.org/fileformat2.html, 4.2). */
function commitsIn(file: string): number {
  const log = readFileSync(`${file}-wal`);
  if (log.length === 0) return 0;
  const frame = 24 + log.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + frame <= log.length; at += frame) if (log.readUInt32BE(at + 4) > 0) commits++;
  return commits;
}

it("those that wait together share commits, and each is on the disk when it is answered", async () => {
  const { ctx, file, stored } = await start();
  await write(ctx, "first");
  const before = commitsIn(file);
  const names = Array.from({ length: 40 }, (_, at) => `job-${at}`);
  const seen = await Promise.all(
    names.map(async (name) => {
      await write(ctx, name);
      return stored().includes(name);
    }),
  );
  expect(seen).toEqual(names.map(() => true));
  expect(commitsIn(file) - before).toBeLessThan(names.length / 2);
});

it("alone, a transaction has a commit of its own", async () => {
  const { ctx, file } = await start();
  const before = commitsIn(file);
  for (const name of ["a", "b", "c"]) await write(ctx, name);
  expect(commitsIn(file) - before).toBe(3);
});

it("one that fails takes nothing of the others away", async () => {
  const { ctx, stored } = await start();
  const failing = ctx.transaction(async (ctx) => {
    await enqueueJob(ctx, { name: "never", payload: {} });
    throw new Error("no");
  });
  const outcomes = await Promise.allSettled([write(ctx, "a"), failing, write(ctx, "b")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(stored()).toEqual(["a", "b"]);
});

it("where the database takes all back, nobody is told that it is stored", async () => {
  const { ctx, database, stored } = await start();
  await sql`create trigger gone before insert on jobs when new.name = 'bad'
    begin select raise(rollback, 'all gone'); end`.execute(database.db);
  const outcomes = await Promise.allSettled([write(ctx, "a"), write(ctx, "b"), write(ctx, "bad")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(stored()).toEqual([]);
  await write(ctx, "c");
  expect(stored()).toEqual(["c"]);
});

it("a single statement and one that may take long keep nobody waiting", async () => {
  const { ctx, database, stored } = await start();
  const quick = write(ctx, "a");
  const long = database.dialect.withWriteTimeout(60_000, () =>
    ctx.transaction(async (ctx) => {
      await quick;
      await enqueueJob(ctx, { name: "b", payload: {} });
    }),
  );
  await Promise.all([quick, long, enqueueJob(ctx, { name: "c", payload: {} })]);
  expect(stored()).toEqual(["a", "b", "c"]);
});
