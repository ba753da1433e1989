import { setImmediate } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { claimJob } from "#app/platform/jobs/jobs.server.ts";
import { startJobWorker } from "#app/platform/jobs/job-worker.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { INVOICE_FIELDS, REGISTRATION, writeInvoice } from "../../support/browsing.ts";
import { ApiClient, Browser } from "../../support/client.ts";
import { migrate } from "../../../db/migrate.ts";
import { sqliteFile } from "../../support/databases/databases.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { PERSON } from "../../support/person.ts";
import { member, testPlatform, visitor } from "../../support/platform.ts";
import { serve } from "../../support/server/server.ts";

/** Longer than any session goes without its last use being written down. */
const DAY = 24 * 60 * 60 * 1000;

/** The product on a file, and what another process does that takes the write lock and keeps it. */
async function start({ writeTimeout = 50 } = {}) {
  const { file, database } = await sqliteFile({ writeTimeout });
  const other = new Sqlite(file);
  onTestFinished(() => void other.close());
  return { platform: testPlatform(database), database, other };
}

it("reads go on while another process writes, and writes follow when it is done", async () => {
  const { platform, other } = await start({ writeTimeout: 60_000 });
  const ctx = await member(platform);
  other.exec("begin immediate");
  const queued = enqueueJob(ctx, { name: "test.job", payload: {} });
  const within = ctx.transaction((ctx) => enqueueJob(ctx, { name: "test.other", payload: {} }));
  expect(await ctx.db.selectFrom("users").select("email").execute()).toEqual([{ email: PERSON.email }]);
  other.exec("commit");
  await Promise.all([queued, within]);
  expect(await ctx.db.selectFrom("jobs").select("name").where("name", "like", "test.%").execute()).toEqual([
    { name: "test.job" },
    { name: "test.other" },
  ]);
});

it("a read sees what is committed, a transaction what it has written itself", async () => {
  const { platform } = await start();
  const ctx = visitor(platform);
  const count = ({ db }: typeof ctx) => db.selectFrom("jobs").select("id").execute();
  const [written, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writing = ctx.transaction(async (ctx) => {
    await enqueueJob(ctx, { name: "test.job", payload: {} });
    expect(await count(ctx)).toHaveLength(1);
    written.resolve();
    await looked.promise;
  });
  await written.promise;
  expect(await count(ctx)).toHaveLength(0);
  looked.resolve();
  await writing;
  expect(await count(ctx)).toHaveLength(1);
});

it("a write that gets no lock in time is refused, and so are those behind it", async () => {
  const { platform, other } = await start();
  const ctx = visitor(platform);
  other.exec("begin immediate");
  const writes = Array.from({ length: 3 }, () => enqueueJob(ctx, { name: "test.job", payload: {} }));
  for (const outcome of await Promise.allSettled(writes))
    expect(outcome).toMatchObject({ reason: { code: "server.busy", retryAfter: 5 } });
  other.exec("commit");
  await enqueueJob(ctx, { name: "test.job", payload: {} });
});

it("every kind of statement that writes takes its turn, whatever it begins with", async () => {
  const { database, other } = await start();
  const { db } = database;
  other.exec("begin immediate");
  for (const text of [
    "insert into rate_limits (id, count, window_end) values ('a', 1, 'b') returning id",
    "with x as (select 1) insert into rate_limits (id, count, window_end) select 'a', 1, 'b' from x",
    "delete from rate_limits",
    "pragma user_version = 7",
  ])
    await expect(sql.raw(text).execute(db)).rejects.toMatchObject({ code: "server.busy" });
  for (const text of ["select 1", "with x as (select 1) select * from x", "explain select 1"])
    await sql.raw(text).execute(db);
});

it("a worker with nothing to do asks for no lock", async () => {
  const { platform, other } = await start();
  other.exec("begin immediate");
  expect(await claimJob(platform.database, platform.now())).toBeNull();
});

it("a worker waits for longer than a page would, and takes the job then", async () => {
  const { platform, other } = await start({ writeTimeout: 0 });
  const ctx = visitor(platform);
  await enqueueJob(ctx, { name: "test.job", payload: {} });
  other.exec("begin immediate");
  const ran = Promise.withResolvers<void>();
  const worker = startJobWorker(platform, { "test.job": () => Promise.resolve(ran.resolve()) });
  onTestFinished(() => worker.stop());
  await expect(enqueueJob(ctx, { name: "test.job", payload: {} })).rejects.toMatchObject({
    code: "server.busy",
  });
  other.exec("commit");
  await ran.promise;
});

it("a start waits for another process that migrates", async () => {
  const { database, other } = await start({ writeTimeout: 0 });
  other.exec("begin immediate");
  const migrated = migrate(database);
  for (let turn = 0; turn < 1_000; turn++) await setImmediate();
  other.exec("commit");
  expect(await migrated).toEqual([]);
});

it("pages are read and forms answered with 503 in four languages, with what was typed", async () => {
  const { platform, other } = await start();
  const browser = new Browser(await serve(platform));
  await browser.post("/register", REGISTRATION);
  const invoice = await writeInvoice(browser);
  platform.pass(DAY);
  other.exec("begin immediate");
  for (const path of ["/dashboard", "/invoices", invoice, "/profile", "/readyz"])
    expect([path, (await browser.get(path)).status]).toEqual([path, 200]);
  for (const locale of ["en", "de", "fr", "it"] as const) {
    const message = translator(locale)("errors:server.busy");
    const created = await browser.post(`/invoice/create?lang=${locale}`, INVOICE_FIELDS);
    expect([created.status, created.headers.get("Retry-After")]).toEqual([503, "5"]);
    const html = await created.text();
    expect(html).toContain(message);
    expect(html).toContain(INVOICE_FIELDS.clientEmail);
    const without = await browser.post(`${invoice}/duplicate?lang=${locale}`, {});
    expect([without.status, without.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await without.text()).toContain(`<h1>${message}</h1>`);
  }
});

it("calls are read, and answered with 503 where they write", async () => {
  const { platform, other } = await start();
  const api = new ApiClient(await serve(platform));
  await api.register(PERSON);
  platform.pass(DAY);
  other.exec("begin immediate");
  expect((await api.call("GET", "/invoices")).status).toBe(200);
  const refused = await api.call("POST", "/invoices", INVOICE);
  expect(refused).toMatchObject({ status: 503, success: false, code: "server.busy" });
  expect(refused.headers.get("Retry-After")).toBe("5");
  other.exec("commit");
  expect((await api.call("POST", "/invoices", INVOICE)).status).toBe(201);
});
