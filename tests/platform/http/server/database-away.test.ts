import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { startJobWorker } from "#app/platform/jobs/job-worker.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { ApiClient, Browser } from "../../../support/client.ts";
import { INVOICE } from "../../../support/invoices/invoice-input.ts";
import { PERSON } from "../../../support/person.ts";
import { testPlatform, visitor } from "../../../support/platform.ts";
import { serve } from "../../../support/server/server.ts";
import { type RunningPostgres, startPostgres } from "../../../support/databases/start-postgres.ts";
import { migrate } from "../../../../db/migrate.ts";

const onPostgres = it.runIf(inject("postgresUrl"));
const AWAY = "server.database_away";

let server: RunningPostgres;
beforeAll(async () => {
  if (inject("postgresUrl")) server = await startPostgres();
});
afterAll(() => server?.stop());

async function start() {
  const name = `rappen_${Date.now()}`;
  await server.createDatabase(name);
  const platform = testPlatform(openDatabase(`${server.url}/${name}`), { METRICS_TOKEN: "token-of-metrics" });
  await migrate(platform.database);
  const origin = await serve(platform);
  return { platform, origin, browser: new Browser(origin), api: new ApiClient(origin) };
}

onPostgres(
  "security 19: while the database is away pages and calls say so, and afterwards go on",
  async () => {
    const { browser, api, origin } = await start();
    await api.register(PERSON);
    await browser.post("/login", { email: PERSON.email, password: PERSON.password });
    expect((await browser.get("/dashboard")).status).toBe(200);
    await server.shutDown();
    for (const locale of ["en", "de", "fr", "it"] as const) {
      const message = translator(locale)(`errors:${AWAY}`);
      for (const path of ["/dashboard", "/invoices"]) {
        const page = await browser.get(`${path}?lang=${locale}`);
        expect([path, page.status, page.headers.get("Retry-After")]).toEqual([path, 503, "5"]);
        expect(await page.text()).toContain(message);
      }
    }
    const typed = { subject: "Umbau & Ausbau", "items[0].description": "Wände", password: "geheim-wort" };
    const posted = await browser.post("/invoice/create", typed);
    expect([posted.status, posted.headers.get("Retry-After")]).toEqual([503, "5"]);
    const html = await posted.text();
    expect(html).toContain('<form method="post" action="/invoice/create">');
    expect(html).toContain('<input type="hidden" name="subject" value="Umbau &amp; Ausbau"/>');
    expect(html).toContain('<input type="hidden" name="items[0].description" value="Wände"/>');
    expect(html).not.toContain("geheim-wort");
    const call = await api.call("POST", "/invoices", INVOICE);
    expect(call).toMatchObject({ status: 503, success: false, code: AWAY });
    expect(call.headers.get("Retry-After")).toBe("5");
    expect((await browser.get("/healthz")).status).toBe(200);
    expect((await browser.get("/readyz")).status).toBe(503);
    const headers = { Authorization: "Bearer token-of-metrics" };
    const metrics = await fetch(`${origin}/metrics`, { headers });
    expect(await metrics.text()).toMatch(/^rappen_jobs_waiting Nan$/im);
    await server.start();
    await expect.poll(async () => (await browser.get("/readyz")).status).toBe(200);
    expect((await browser.get("/dashboard")).status).toBe(200);
    expect((await api.call("POST", "/invoices", INVOICE)).status).toBe(201);
  },
);

onPostgres(
  "security 19: a frozen database makes nobody wait to hear that the process is not ready",
  async () => {
    const { browser, platform } = await start();
    await sql`select 1`.execute(platform.database.db);
    server.freeze();
    onTestFinished(() => server.thaw());
    expect((await browser.get("/readyz")).status).toBe(503);
    expect((await browser.get("/healthz")).status).toBe(200);
    server.thaw();
    await expect.poll(async () => (await browser.get("/readyz")).status).toBe(200);
  },
);

onPostgres("a database that takes no writes is not ready, and a write is told so", async () => {
  const { platform } = await start();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    platform.database.db,
  );
  const name = rows[0]?.name ?? "";
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(
    platform.database.db,
  );
  const readOnly = testPlatform(openDatabase(`${server.url}/${name}`));
  const origin = await serve(readOnly);
  const ready = await new Browser(origin).get("/readyz");
  expect([ready.status, await ready.text()]).toEqual([503, "not ready: the database takes no changes\n"]);
  const refused = await new ApiClient(origin).register(PERSON);
  expect(refused).toMatchObject({ status: 503, code: "server.read_only" });
  expect(refused.headers.get("Retry-After")).toBe("5");
  await sql`set session characteristics as transaction read write`.execute(platform.database.db);
  expect(await platform.database.takesWrites()).toBe(true);
});

onPostgres(
  "jobs wait while the database is away, and what a running one has done is written down",
  async () => {
    const { platform } = await start();
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const ran: string[] = [];
    const handlers = {
      "test.long": async () => {
        ran.push("long");
        begun.resolve();
        await goOn.promise;
      },
      "test.next": async () => void ran.push("next"),
    };
    await enqueueJob(visitor(platform), { name: "test.long", payload: {} });
    await enqueueJob(visitor(platform), { name: "test.next", payload: {} });
    const worker = startJobWorker(platform, handlers);
    onTestFinished(() => worker.stop());
    await begun.promise;
    await server.shutDown();
    goOn.resolve();
    await server.start();
    const states = () =>
      platform.database.dialect.outlasting(60_000, () =>
        platform.database.db.selectFrom("jobs").select(["state", "attempts"]).execute(),
      );
    const done = { state: "done", attempts: 1 };
    await expect.poll(states).toEqual([done, done]);
    expect(ran).toEqual(["long", "next"]);
  },
);
