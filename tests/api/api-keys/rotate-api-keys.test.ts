import { expect, it } from "vitest";
import { handlers } from "#app/jobs.server.ts";
import { purgeAccounts } from "#app/features/people/accounts/closing/purge.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { apiKeyOf, keyClient } from "../../support/api-key.ts";
import { apiMember } from "../../support/api-member.ts";
import { ApiClient, Browser } from "../../support/client.ts";
import { freshSqlite, onDatabaseOfDay, type OpenDatabase } from "../../support/databases/databases.ts";
import { PERSON } from "../../support/person.ts";
import { testPlatform, visitor } from "../../support/platform.ts";
import { serve } from "../../support/server/server.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

async function start(open: OpenDatabase = freshSqlite) {
  const platform = testPlatform(await open());
  const session = new ApiClient(await serve(platform));
  const ctx = await apiMember(platform, session);
  return { platform, session, ctx, origin: session.origin };
}

onDatabaseOfDay((open) => {
  it("a renewed key works until its time is over, the new one goes on", async () => {
    const { platform, session, ctx, origin } = await start(open);
    const chosen = { access: "custom", scopes: ["clients:read"], expiresOn: "2027-01-31" };
    const { api: old, keyId } = await keyClient(origin, ctx, { mode: "test", ...chosen });
    const made = await session.call("POST", `/api-keys/${keyId}/rotate`, { overlapHours: 1 });
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({ name: "Shop", mode: "test", ...chosen, expiresAt: null });
    const next = new ApiClient(origin);
    next.token = String(made.data?.key);
    expect(next.token).toMatch(/^rpn_test_/);
    const statuses = async () => [
      (await old.call("GET", "/v1/clients")).status,
      (await next.call("GET", "/v1/clients")).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    platform.pass(HOUR - 1);
    expect(await statuses()).toEqual([200, 200]);
    platform.pass(1);
    expect(await statuses()).toEqual([401, 200]);
    const list = await session.call("GET", "/api-keys");
    expect(list.data?.apiKeys).toMatchObject([
      { id: made.data?.id, expiresAt: null },
      { id: keyId, expiresAt: platform.now().toISOString() },
    ]);
  });
});

it("the old key works for a day unless told otherwise, and is forgotten a month later", async () => {
  const { platform, session, ctx, origin } = await start();
  const { api, keyId } = await keyClient(origin, ctx);
  await session.call("POST", `/api-keys/${keyId}/rotate`);
  platform.pass(DAY - 1);
  expect((await api.call("GET", "/v1/clients")).status).toBe(200);
  platform.pass(1);
  expect((await api.call("GET", "/v1/clients")).status).toBe(401);
  const kept = async () => {
    await purgeAccounts(visitor(platform));
    await runDueJobs(platform, handlers);
    return (await platform.database.db.selectFrom("api_keys").select("id").execute()).length;
  };
  platform.pass(29 * DAY);
  expect(await kept()).toBe(2);
  platform.pass(DAY);
  expect(await kept()).toBe(1);
});

it("refuses another overlap, a second renewal of the same key, and an expired key", async () => {
  const { platform, session, ctx } = await start();
  const { id } = await apiKeyOf(ctx);
  const rotate = (overlapHours: unknown) => session.call("POST", `/api-keys/${id}/rotate`, { overlapHours });
  for (const hours of [0, 2, 1000, -1, "x", ""]) {
    const { status, errors } = await rotate(hours);
    expect([status, errors?.[0]?.code], String(hours)).toEqual([422, "api_key.overlap"]);
  }
  expect((await rotate(168)).status).toBe(201);
  expect(await rotate(1)).toMatchObject({ status: 409, code: "api_key.replaced" });
  const expiring = await apiKeyOf(ctx, { expiresOn: "2026-11-22" });
  platform.pass(2 * DAY);
  const late = await session.call("POST", `/api-keys/${expiring.id}/rotate`, {});
  expect(late).toMatchObject({ status: 409, code: "api_key.expired" });
});

it("with 20 keys each can be renewed, but not without end", async () => {
  const { session, ctx } = await start();
  const ids: string[] = [];
  for (let made = 0; made < 20; made++) ids.push((await apiKeyOf(ctx, { name: `n${made}` })).id);
  for (const id of ids) {
    const renewed = await session.call("POST", `/api-keys/${id}/rotate`, {});
    expect(renewed.status).toBe(201);
    ids[0] = String(renewed.data?.id);
  }
  const refused = { status: 409, code: "api_key.too_many" };
  expect(await session.call("POST", `/api-keys/${ids[0]!}/rotate`, {})).toMatchObject(refused);
  expect(await session.call("POST", "/api-keys", { name: "x", access: "full" })).toMatchObject(refused);
});

it("is renewed by a form alone, which shows the new key once and how long the old one works", async () => {
  const { ctx, origin } = await start();
  const { keyId } = await keyClient(origin, ctx);
  const browser = new Browser(origin);
  await browser.post("/login", { email: PERSON.email, password: PERSON.password });
  const address = `/profile/api-keys/${keyId}/rotate`;
  expect(await (await browser.get("/profile/api-keys")).text()).toContain(address);
  expect(await (await browser.get(address)).text()).toContain('<option value="168">7 days</option>');
  const page = await (await browser.post(address, { overlapHours: "24" })).text();
  expect(page).toMatch(/rpn_live_[\w-]{43}/);
  expect(page).toContain("The old one works until");
  const list = await (await browser.get("/profile/api-keys")).text();
  expect(list).toContain("Replaced; works until");
  expect(list).not.toContain(address);
  const again = await browser.post(address, { overlapHours: "24" });
  expect(again.status).toBe(409);
  expect(await again.text()).toContain("already been renewed");
});
