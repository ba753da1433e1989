import { expect, it } from "vitest";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { confirmAddress } from "../../support/accounts/confirm-address.ts";
import { keyClient } from "../../support/api-key.ts";
import { expectFailure, rawCall } from "../../support/read/api-answers.ts";
import { apiMember } from "../../support/api-member.ts";
import { ApiClient, Browser } from "../../support/client.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { freshSqlite, onDatabaseOfDay, type OpenDatabase } from "../../support/databases/databases.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { PERSON } from "../../support/person.ts";
import { member, sendingMember, testPlatform } from "../../support/platform.ts";
import { flatRoutes } from "../../support/routes.ts";
import { serve } from "../../support/server/server.ts";

const DAY = 24 * 60 * 60 * 1000;
const KEY = /^rpn_live_[\w-]{43}$/;

async function start(open: OpenDatabase = freshSqlite) {
  const platform = testPlatform(await open());
  const session = new ApiClient(await serve(platform));
  const ctx = await apiMember(platform, session);
  return { platform, session, ctx, origin: session.origin };
}

onDatabaseOfDay((open) => {
  it("a key is shown once, kept as a hash, used, and dead as soon as it is revoked", async () => {
    const { platform, session, origin } = await start(open);
    const made = await session.call("POST", "/api-keys", { name: "Shop", access: "full" });
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({ name: "Shop", access: "full", expiresOn: null, lastUsedAt: null });
    expect(made.data?.key).toMatch(KEY);
    const list = await session.call("GET", "/api-keys");
    expect(list.data?.apiKeys).toMatchObject([{ name: "Shop", hint: String(made.data?.key).slice(-4) }]);
    expect(JSON.stringify(list.data)).not.toContain(made.data?.key);
    const rows = await platform.database.db.selectFrom("api_keys").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(made.data?.key);

    const program = new ApiClient(origin);
    program.token = String(made.data?.key);
    expect((await program.call("POST", "/v1/invoices", INVOICE)).status).toBe(201);
    expect((await program.call("GET", "/v1/invoices")).data).toMatchObject({ total: 1 });
    const revoked = await session.call("DELETE", `/api-keys/${String(made.data?.id)}`);
    expect(revoked.data).toEqual({ deleted: true });
    await expectFailure(await rawCall(program, "GET", "/v1/invoices"), 401, "api_key.required");
    await expectFailure(
      await rawCall(session, "DELETE", `/api-keys/${String(made.data?.id)}`),
      404,
      "api_key.not_found",
    );
  });
});

it("keys open only /api/v1, sessions only /api", async () => {
  const { ctx, session, origin } = await start();
  const { api } = await keyClient(origin, ctx);
  await expectFailure(await rawCall(api, "GET", "/invoices"), 401, "session.required");
  await expectFailure(await rawCall(api, "GET", "/api-keys"), 401, "session.required");
  await expectFailure(await rawCall(session, "GET", "/v1/invoices"), 401, "api_key.required");
  const browser = new Browser(origin);
  await browser.post("/login", { email: PERSON.email, password: PERSON.password });
  expect((await browser.get("/api/invoices")).status).toBe(200);
  expect((await browser.get("/api/v1/invoices")).status).toBe(401);
  const screen = await fetch(`${origin}/invoices`, {
    headers: { Authorization: `Bearer ${api.token}` },
    redirect: "manual",
  });
  expect(screen.headers.get("Location")).toMatch(/^\/login/);
});

it("the case of a path opens no other door", async () => {
  const { ctx, session, origin } = await start();
  const { api } = await keyClient(origin, ctx);
  for (const path of ["/API/v1/invoices", "/api/V1/invoices"]) {
    const ask = ({ token }: ApiClient) =>
      fetch(origin + path, { headers: { Authorization: `Bearer ${String(token)}` } });
    const [bySession, byKey] = [await ask(session), await ask(api)];
    expect([bySession.status, byKey.status], path).toEqual([401, 200]);
    expect(byKey.headers.get("RateLimit"), path).toContain("account");
  }
});

it("a read-only key reads and changes nothing", async () => {
  const { ctx, origin } = await start();
  const full = await keyClient(origin, ctx);
  const { api } = await keyClient(origin, ctx, { access: "read_only" });
  const { data } = await full.api.call("POST", "/v1/invoices", INVOICE);
  const id = String(data?.id);
  expect((await api.call("GET", `/v1/invoices/${id}`)).status).toBe(200);
  expect((await rawCall(api, "GET", `/v1/invoices/${id}/pdf`)).status).toBe(200);
  for (const [method, path] of [
    ["POST", "/v1/invoices"],
    ["PUT", `/v1/invoices/${id}`],
    ["DELETE", `/v1/invoices/${id}`],
    ["POST", `/v1/invoices/${id}/send`],
    ["PUT", `/v1/invoices/${id}/status`],
    ["POST", "/v1/clients"],
    ["POST", "/v1/clients/find-or-create"],
  ] as const)
    await expectFailure(await rawCall(api, method, path, "{}"), 403, "api_key.read_only");
});

it("on Free no key is made, and one from earlier opens nothing", async () => {
  const { ctx, platform, session, origin } = await start();
  const { api } = await keyClient(origin, ctx);
  await platform.database.db.updateTable("businesses").set({ plan: "free" }).execute();
  const refused = await expectFailure(await rawCall(api, "GET", "/v1/invoices"), 403, "plan.pro_required");
  expect(refused.error).toBe("This feature requires a Pro subscription.");
  expect((await session.call("POST", "/api-keys", { name: "x", access: "full" })).status).toBe(403);
});

it("a key works up to its last day, and tells when it was used last, within a minute", async () => {
  const { ctx, platform, session, origin } = await start();
  const { api } = await keyClient(origin, ctx, { expiresOn: "2026-11-22" });
  const lastUse = async () => {
    const { data } = await session.call("GET", "/api-keys");
    return (data?.apiKeys as { lastUsedAt: string }[])[0]?.lastUsedAt;
  };
  await api.call("GET", "/v1/clients");
  const first = await lastUse();
  expect(first).toBe(platform.now().toISOString());
  platform.pass(59_000);
  await api.call("GET", "/v1/clients");
  expect(await lastUse()).toBe(first);
  platform.pass(1000);
  await api.call("GET", "/v1/clients");
  expect(await lastUse()).toBe(platform.now().toISOString());
  platform.pass(DAY);
  expect((await api.call("GET", "/v1/clients")).status).toBe(200);
  platform.pass(DAY);
  expect((await api.call("GET", "/v1/clients")).status).toBe(401);
});

it("a key ends with the account", async () => {
  const { ctx, origin } = await start();
  const { api } = await keyClient(origin, ctx);
  await deleteAccount(ctx, { password: PERSON.password, confirmed: true });
  expect((await api.call("GET", "/v1/clients")).status).toBe(401);
});

it("says at each field what is wrong with a new key, and stops at 20", async () => {
  const { session } = await start();
  const wrong = await session.call("POST", "/api-keys", {
    name: " ",
    access: "all",
    expiresOn: "2026-13-01",
  });
  expect(wrong.status).toBe(422);
  expect(wrong.errors?.map(({ field }) => field)).toEqual(["name", "access", "expiresOn"]);
  const past = await session.call("POST", "/api-keys", {
    name: "x",
    access: "full",
    expiresOn: "2026-11-20",
  });
  expect(past.errors).toMatchObject([{ field: "expiresOn", code: "field.day_past" }]);
  for (let made = 0; made < 20; made++)
    expect((await session.call("POST", "/api-keys", { name: `n${made}`, access: "full" })).status).toBe(201);
  expect(await session.call("POST", "/api-keys", { name: "more", access: "full" })).toMatchObject({
    status: 409,
    code: "api_key.too_many",
  });
});

it("security 8: every answer of /api/v1 says what is left of the limit, the last one when to come back", async () => {
  const { ctx, platform, origin } = await start();
  const { api } = await keyClient(origin, ctx);
  const other = await sendingMember(platform, { email: "other@example.ch" });
  const { api: otherApi } = await keyClient(origin, other);
  platform.env.RATE_LIMIT_FACTOR = 0.005;
  const told = async (client: ApiClient) => {
    const { status, headers } = await client.call("GET", "/v1/clients");
    return [status, headers.get("RateLimit"), headers.get("RateLimit-Policy"), headers.get("Retry-After")];
  };
  expect(await told(api)).toEqual([200, '"account";r=2;t=60', '"account";q=3;w=60', null]);
  platform.pass(10_000);
  expect((await api.call("GET", "/v1/invoices/none")).headers.get("RateLimit")).toBe('"account";r=1;t=50');
  expect(await told(api)).toEqual([200, '"account";r=0;t=50', '"account";q=3;w=60', null]);
  expect(await told(api)).toEqual([429, '"account";r=0;t=50', '"account";q=3;w=60', "50"]);
  expect((await told(otherApi))[0]).toBe(200);
  platform.pass(50_000);
  expect((await told(api))[0]).toBe(200);
});

it("what is wrong with a call is told as under /api: path, method, type, size, shape", async () => {
  const { ctx, origin } = await start();
  const { api } = await keyClient(origin, ctx);
  const json = { "Content-Type": "application/json" };
  await expectFailure(await rawCall(api, "GET", "/v1/nothing"), 404, "route.not_found");
  await expectFailure(await rawCall(api, "GET", "/v1"), 404, "route.not_found");
  await expectFailure(await rawCall(api, "GET", "/v1/user/account"), 404, "route.not_found");
  const wrong = await rawCall(api, "PATCH", "/v1/invoices", "{}", json);
  expect(wrong.headers.get("Allow")).toBe("GET, POST");
  await expectFailure(wrong, 405, "route.wrong_method");
  const text = { "Content-Type": "text/plain" };
  await expectFailure(await rawCall(api, "POST", "/v1/invoices", "x", text), 415, "input.not_json");
  await expectFailure(
    await rawCall(api, "POST", "/v1/invoices", "x".repeat(1_000_001), json),
    413,
    "input.too_large",
  );
  await expectFailure(await rawCall(api, "POST", "/v1/invoices", "[", json), 400, "input.malformed");
  await expectFailure(await rawCall(api, "POST", "/v1/clients", "{}", json), 422, "input.invalid");
});

it("/api/v1 does what /api does, with the same use cases", async () => {
  const { ctx, session, origin } = await start();
  const { api } = await keyClient(origin, ctx);
  const client = await api.call("POST", "/v1/clients", CLIENT);
  expect(client.data).toEqual((await session.call("GET", `/clients/${String(client.data?.id)}`)).data);
  const same = await api.call("POST", "/v1/clients/find-or-create", CLIENT);
  expect(same).toMatchObject({ status: 200, data: { isNew: false, client: { id: client.data?.id } } });
  const { data } = await api.call("POST", "/v1/invoices", { ...INVOICE, clientId: client.data?.id });
  const id = String(data?.id);
  expect(data).toEqual((await session.call("GET", `/invoices/${id}`)).data);
  const changed = await api.call("PUT", `/v1/invoices/${id}`, { ...INVOICE, notes: "Danke" });
  expect(changed.data).toMatchObject({ notes: "Danke", version: 2 });
  expect((await api.call("POST", `/v1/invoices/${id}/send`, {})).data).toMatchObject({ status: "sent" });
  expect((await api.call("PUT", `/v1/invoices/${id}/status`, { status: "paid" })).data).toMatchObject({
    status: "paid",
  });
  expect((await api.call("DELETE", `/v1/invoices/${id}`)).data).toEqual({ isArchived: true });
  expect((await api.call("DELETE", `/v1/clients/${String(client.data?.id)}`)).status).toBe(200);
  const shared = (await flatRoutes()).filter(
    ({ path }) =>
      path.startsWith("/api/v1/") &&
      !/(\.json|\/account|\/(events|sandbox|tax|journal|year|requests).*)$/.test(path),
  );
  for (const { path, file } of shared)
    expect(await flatRoutes()).toContainEqual({ path: path.replace("/v1", ""), file });
});

it("is made, seen once and revoked by forms alone", async () => {
  const platform = testPlatform(await freshSqlite());
  const browser = new Browser(await serve(platform));
  await confirmAddress(await member(platform));
  await browser.post("/login", { email: PERSON.email, password: PERSON.password });
  expect(await (await browser.get("/profile/api-keys/create")).text()).toContain("requires a Pro");
  await platform.database.db.updateTable("businesses").set({ plan: "pro" }).execute();
  const refused = await browser.post("/profile/api-keys/create", { name: "", access: "full", expiresOn: "" });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('id="api-key-name-error"');
  const made = await browser.post("/profile/api-keys/create", {
    name: "Laden",
    access: "full",
    expiresOn: "",
  });
  const secret = /rpn_live_[\w-]{43}/.exec(await made.text())![0];
  const list = await (await browser.get("/profile/api-keys")).text();
  expect(list).toContain("Laden");
  expect(list).not.toContain(secret);
  const revoke = /\/profile\/api-keys\/[\w-]+\/revoke/.exec(list)![0];
  expect(await (await browser.get(revoke)).text()).toContain("Laden");
  expect((await browser.post(revoke, {})).headers.get("Location")).toBe("/profile/api-keys");
  const api = new ApiClient(browser.origin);
  api.token = secret;
  expect((await api.call("GET", "/v1/clients")).status).toBe(401);
});
