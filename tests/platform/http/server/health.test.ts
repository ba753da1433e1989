import { expect, it } from "vitest";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { visit, visitSignedIn } from "../../../support/browsing.ts";
import { Browser } from "../../../support/client.ts";
import { testPlatform } from "../../../support/platform.ts";
import { serve } from "../../../support/server/server.ts";

it("security 19: is alive and ready", async () => {
  const { browser } = await visit();
  for (const path of ["/healthz", "/readyz"]) expect((await browser.get(path)).status).toBe(200);
});

it("security 19: is alive but not ready while a migration waits", async () => {
  const browser = new Browser(await serve(testPlatform(openDatabase("sqlite::memory:"))));
  expect((await browser.get("/healthz")).status).toBe(200);
  const response = await browser.get("/readyz");
  expect([response.status, await response.text()]).toEqual([503, "not ready: a migration is pending\n"]);
});

it("security 19: is alive but not ready while the database is away, and says so instead of failing", async () => {
  const { browser, platform } = await visitSignedIn();
  await platform.database.db.destroy();
  expect((await browser.get("/healthz")).status).toBe(200);
  expect((await browser.get("/readyz")).status).toBe(503);
});
