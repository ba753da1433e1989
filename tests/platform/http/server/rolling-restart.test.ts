import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, inject, onTestFinished } from "vitest";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { findViolations } from "../../../crash/checks.ts";
import { ApiClient, Browser } from "../../../support/client.ts";
import { freshPostgresUrl } from "../../../support/databases/fresh-postgres.ts";
import { itRarely } from "../../../support/heavy/it-rarely.ts";
import { PERSON } from "../../../support/person.ts";
import { startBalancer } from "../../../support/server/balancer.ts";
import { freePort } from "../../../support/server/free-port.ts";
import { kill, spawnServer, stop, untilReady } from "../../../support/server/server-process.ts";
import { Work } from "../../../support/server/work.ts";
import { workByCalls, workOnPages } from "../../../support/server/writing-clients.ts";

const base = inject("postgresUrl");
const PROCESSES = 4;

describe.runIf(base)("four web processes", () => {
  itRarely(
    "security 19: are restarted in turn while people and programs write: nothing fails, is lost or done twice",
    async () => {
      const databaseUrl = await freshPostgresUrl(base ?? "");
      const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
      const origins = ports.map((port) => `http://127.0.0.1:${port}`);
      const balancer = await startBalancer(origins);
      onTestFinished(() => balancer.stop());
      const start = async (port: number) => {
        const server = spawnServer(port, settingsOf(databaseUrl, balancer.origin));
        onTestFinished(() => kill(server));
        await untilReady(server);
        return server;
      };
      const servers = await Promise.all(ports.map(start));
      const { browsers, keys } = await signIn(balancer.origin, databaseUrl);
      const work = new Work();
      for (const browser of browsers) work.start(() => workOnPages(browser, work));
      for (const key of keys) work.start(() => workByCalls(balancer.origin, key, work));
      for (const server of servers) {
        await work.more(20);
        expect(await stop(server)).toBe(0);
        await work.more(20);
        await start(Number(new URL(server.origin).port));
        const before = balancer.answered.get(server.origin) ?? 0;
        await work.more(40);
        expect([balancer.broken, work.failures]).toEqual([[], []]);
        expect(balancer.answered.get(server.origin)).toBeGreaterThan(before);
      }
      await work.stop();
      expect([balancer.broken, work.failures]).toEqual([[], []]);

      const database = openDatabase(databaseUrl);
      onTestFinished(() => database.db.destroy());
      const { scenarios } = work;
      const of = {
        scenarios,
        received: [],
        seen: new Map<string, string>(),
        objects: new Map<string, Buffer>(),
      };
      expect(await findViolations(database.db, of)).toEqual([]);
      const sent = database.db.selectFrom("invoices").select("id").where("state", "=", "sent");
      expect(await sent.execute()).toHaveLength(scenarios.length);
    },
  );
});

function settingsOf(databaseUrl: string, appUrl: string) {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: mkdtempSync(path.join(os.tmpdir(), "rappen-restart-")),
    APP_URL: appUrl,
    ROLE: "web",
    DEFAULT_PLAN: "pro",
    RATE_LIMIT_FACTOR: "1000000",
  };
}

/** One business with two sessions in browsers and two keys. */
async function signIn(origin: string, databaseUrl: string) {
  const api = new ApiClient(origin);
  await api.register(PERSON);
  const { db } = openDatabase(databaseUrl);
  await db.updateTable("users").set({ email_verified_at: new Date().toISOString() }).execute();
  await db.destroy();
  const browsers = [new Browser(origin), new Browser(origin)];
  const keys: string[] = [];
  for (const browser of browsers) {
    await browser.post("/login", { email: PERSON.email, password: PERSON.password });
    const { data } = await api.call("POST", "/api-keys", { name: "Shop", access: "full" });
    keys.push(String(data?.key));
  }
  return { browsers, keys };
}
