import { sql } from "kysely";
import { expect, it } from "vitest";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { handlers, schedules } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { purgeRows } from "#app/platform/database/purge-rows.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { ROW_LIVES } from "#app/platform/database/schema/lives.ts";
import { openS3Store } from "#app/platform/storage/s3-store.server.ts";
import { parseStorageUrl } from "#app/platform/storage/storage-url.ts";
import { freshSqlite, onEachNewDatabase } from "../../support/databases/databases.ts";
import { fillTables, TABLES, tablesWithRows } from "../../support/databases/fill-tables.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { PERSON } from "../../support/person.ts";
import { member, type TestPlatform, testPlatform, visitor } from "../../support/platform.ts";
import { s3ServerOfTest } from "../../support/storage/s3-server-of-test.ts";
import { turnsOfTheEventLoop } from "../../support/databases/turns.ts";
import { watched } from "../../support/databases/query-plans.ts";

const HOUR = 60 * 60 * 1000;
const YEAR = 366 * 24 * HOUR;

/** An account with a row in every table; those that go by themselves are not over for an hour. */
async function start() {
  const platform = testPlatform(await freshSqlite());
  const ctx = await member(platform);
  const sent = await invoiceWith(ctx, "sent");
  await runDueJobs(platform, handlers);
  await fillTables(ctx, sent, new Date(platform.now().getTime() + HOUR).toISOString());
  expect(await tablesWithRows(ctx)).toEqual(TABLES);
  return { platform, ctx };
}

it("every table of the database says what happens to its rows", async () => {
  const { db } = await freshSqlite();
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    db,
  );
  const names = rows.map(({ name }) => name).filter((name) => !/^(kysely|sqlite)_/.test(name));
  expect(names.toSorted()).toEqual(TABLES.toSorted());
});

it("over time the daily jobs remove what is over, and nothing else", async () => {
  const { platform, ctx } = await start();
  await runDailyJobs(platform);
  expect(await tablesWithRows(ctx)).toEqual(TABLES);
  platform.pass(2 * YEAR);
  await runDailyJobs(platform);
  expect(await tablesWithRows(ctx)).toEqual(TABLES.filter(stays));
});

it("when an account ends, what must be kept stays sealed, and the rest goes at once or in its time", async () => {
  const { platform, ctx } = await start();
  await deleteAccount(ctx, { password: PERSON.password, confirmed: true });
  expect(await tablesWithRows(ctx)).toEqual(TABLES.filter((table) => !endsBy(table, "removed")));
  await runDueJobs(platform, handlers);
  platform.pass(31 * 24 * HOUR);
  await runJob(platform, "account.purge");
  const left = await tablesWithRows(ctx);
  expect(TABLES.filter((table) => endsBy(table, "downloadable") && left.includes(table))).toEqual([]);
  expect(left).toEqual(
    expect.arrayContaining(TABLES.filter((table) => endsBy(table, "sealed") && stays(table))),
  );
  const server = await s3ServerOfTest();
  platform.storage = openS3Store(parseStorageUrl(server.url)!);
  platform.pass(12 * YEAR);
  await runDailyJobs(platform);
  await runDailyJobs(platform);
  // What no document names any more stays for as long as backups may name it.
  platform.pass(YEAR);
  await runDailyJobs(platform);
  expect(await tablesWithRows(ctx)).toEqual(["business_changes"]);
  const counts = await ctx.db.selectFrom("business_changes").select("business_id").distinct().execute();
  expect(counts).toEqual([{ business_id: "" }]);
});

onEachNewDatabase((open) => {
  it("removes many rows a few at a time, so that others have their turn", async () => {
    const platform = testPlatform(await open());
    const ctx = visitor(platform);
    const at = ctx.now.toISOString();
    const done = { state: "done", attempts: 1, run_at: at, created_at: at, finished_at: at };
    const job = { name: "test.job", key: null, payload: "{}", claimed_until: null, last_error: "", ...done };
    const rows = Array.from({ length: 600 }, () => ({ ...job, id: ctx.newId() }));
    await ctx.db.insertInto("jobs").values(rows).execute();
    platform.pass(31 * 24 * HOUR);
    const turns = turnsOfTheEventLoop();
    await purgeRows(visitor(platform), "jobs");
    expect(turns()).toBeGreaterThanOrEqual(2);
    expect(await ctx.db.selectFrom("jobs").select("id").execute()).toEqual([]);
  });

  it("the daily purge and the end of an account look rows up by an index", async () => {
    const database = watched(await open());
    const platform = testPlatform(database);
    const ctx = await member(platform);
    await invoiceWith(ctx, "sent");
    await database.fullScans();
    await deleteAccount(ctx, { password: PERSON.password, confirmed: true });
    platform.pass(12 * YEAR);
    for (const name of ["account.purge", "analytics.purge", "webhook.purge"]) await runJob(platform, name);
    expect(await database.fullScans()).toEqual([]);
  });
});

async function runDailyJobs(platform: TestPlatform): Promise<void> {
  for (const name of Object.keys(schedules)) await runJob(platform, name);
}

async function runJob(platform: TestPlatform, name: string): Promise<void> {
  const handler = handlers[name];
  if (!handler) throw new Error(`there is no job ${name}`);
  await (typeof handler === "function" ? handler : handler.run)(visitor(platform), {}, name);
}

/** For as long as the account does, and the row it goes with. */
function stays(table: keyof Schema): boolean {
  const { overTime, onAccountEnd } = ROW_LIVES[table];
  if (overTime !== "stays") return false;
  return typeof onAccountEnd === "object" && "with" in onAccountEnd ? stays(onAccountEnd.with) : true;
}

function endsBy(table: keyof Schema, how: "removed" | "downloadable" | "sealed"): boolean {
  const { onAccountEnd } = ROW_LIVES[table];
  if (onAccountEnd === "anonymous") return false;
  return "with" in onAccountEnd ? endsBy(onAccountEnd.with, how) : how in onAccountEnd;
}
