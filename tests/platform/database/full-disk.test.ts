import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "#app/platform/database/db.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import { openPlatform } from "#app/platform/platform.server.ts";
import { product } from "#app/product.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { migrate } from "../../../db/migrate.ts";
import { INVOICE_FIELDS, REGISTRATION } from "../../support/browsing.ts";
import { ApiClient, Browser } from "../../support/client.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { logInto, type LogLine } from "../../support/read/log-lines.ts";
import { PERSON } from "../../support/person.ts";
import { serve } from "../../support/server/server.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

/** The product on a file, somebody who works with it, and what it logs. */
async function start() {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), "rappen-full-"));
  const lines: LogLine[] = [];
  const env = readEnv({ NODE_ENV: "test", DATA_DIR, DEFAULT_PLAN: "pro" });
  const platform = openPlatform(env, product, { log: logInto(lines) });
  onTestFinished(async () => platform.database.db.destroy());
  await migrate(platform.database);
  const origin = await serve(platform);
  const browser = new Browser(origin);
  await browser.post("/register", REGISTRATION);
  const api = new ApiClient(origin);
  api.token = String((await api.call("POST", "/auth/login", PERSON)).data?.token);
  return { database: platform.database, browser, api, lines };
}

/** Makes a disk without room, or with room again: no page can be added. */
async function setRoom({ db }: Database, pages: number): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + pages}`).execute(db);
}

const PLENTY = 10_000;

/** Writes invoices until there is no room for one more. */
async function fillUp({ api, database }: Awaited<ReturnType<typeof start>>) {
  await setRoom(database, 0);
  for (;;) {
    const answer = await api.call("POST", "/invoices", INVOICE);
    if (answer.status !== 201) return answer;
  }
}

itRarely("a full disk is told in words, in four languages, and nothing acknowledged is lost", async () => {
  const copy = await start();
  const refused = await fillUp(copy);
  expect(refused).toMatchObject({ status: 503, code: "server.disk_full" });
  expect(refused.headers.get("Retry-After")).toBe("60");
  const before = (await copy.api.call("GET", "/invoices")).data?.total;
  for (const locale of ["en", "de", "fr", "it"] as const) {
    const page = await copy.browser.post(`/invoice/create?lang=${locale}`, INVOICE_FIELDS);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain(translator(locale)("errors:server.disk_full"));
  }
  expect((await copy.api.call("GET", "/invoices")).data?.total).toBe(before);
  await setRoom(copy.database, PLENTY);
  expect((await copy.api.call("POST", "/invoices", INVOICE)).status).toBe(201);
});

itRarely("the log names what the disk said, not what came of it", async () => {
  const copy = await start();
  await fillUp(copy);
  const errors = copy.lines.filter(({ level }) => level >= 50);
  expect(errors.map(({ event }) => event)).toContain("database.unavailable");
  for (const { err } of errors) expect(err?.message).toMatch(/^server\.disk_full: database or disk is full$/);
});

it("a copy without room is not ready, and ready again by itself once there is some", async () => {
  const copy = await start();
  expect((await copy.browser.get("/readyz")).status).toBe(200);
  await fillUp(copy);
  for (let look = 0; look < 2; look++) expect((await copy.browser.get("/readyz")).status).toBe(503);
  expect((await copy.browser.get("/healthz")).status).toBe(200);
  await setRoom(copy.database, PLENTY);
  expect((await copy.browser.get("/readyz")).status).toBe(200);
});
