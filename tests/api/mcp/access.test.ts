import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, it } from "vitest";
import { apiKeyOf } from "../../support/api-key.ts";
import { visitSignedIn } from "../../support/browsing.ts";
import { ApiClient } from "../../support/client.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { assistant, mcpClient, post, toolCall } from "../../support/mcp-client.ts";
import { PERSON } from "../../support/person.ts";
import { testPlatform } from "../../support/platform.ts";
import { serve } from "../../support/server/server.ts";

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };

it("without a key, or with another proof, it answers 401 and names what it wants", async () => {
  const { origin, secret, platform } = await assistant();
  const metadata = `resource_metadata="${platform.env.appUrl}/.well-known/oauth-protected-resource/mcp"`;
  const session = new ApiClient(origin);
  await session.call("POST", "/auth/login", { email: PERSON.email, password: PERSON.password });
  const without = await post(origin, LIST);
  expect([without.status, without.headers.get("WWW-Authenticate")]).toEqual([
    401,
    `Bearer realm="Rappen API", ${metadata}`,
  ]);
  expect(await without.json()).toMatchObject({ success: false, code: "api_key.required" });
  for (const wrong of [`${secret.slice(0, -1)}_`, "rpn_live_made-up", session.token || "x"]) {
    const { status, headers } = await post(origin, LIST, { secret: wrong });
    expect([status, headers.get("WWW-Authenticate")]).toEqual([
      401,
      `Bearer realm="Rappen API", error="invalid_token", ${metadata}`,
    ]);
  }
  const basic = await post(origin, LIST, { headers: { Authorization: "Basic eDp5" } });
  expect(basic.status).toBe(401);
});

it("a revoked key, and one of an account that is no longer on Pro, open nothing", async () => {
  const { origin, secret, ctx } = await assistant();
  await ctx.db.updateTable("businesses").set({ plan: "free" }).execute();
  const refused = await post(origin, LIST, { secret });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    403,
    "plan.pro_required",
  ]);
  await ctx.db.updateTable("businesses").set({ plan: "pro" }).execute();
  expect((await post(origin, LIST, { secret })).status).toBe(200);
  await ctx.db.deleteFrom("api_keys").execute();
  expect((await post(origin, LIST, { secret })).status).toBe(401);
});

it("messages count towards the same limit as calls of the API", async () => {
  const { origin, secret } = await assistant({ env: { RATE_LIMIT_FACTOR: "0.02" } });
  const statuses: number[] = [];
  for (let index = 0; index < 9; index++) {
    const call = index % 2 ? post(origin, LIST, { secret }) : apiCall(origin, secret);
    statuses.push((await call).status);
  }
  expect(statuses).toEqual([...Array<number>(9).fill(200)]);
  const before = await post(origin, LIST, { secret });
  expect(before.headers.get("RateLimit")).toMatch(/^"account";r=0;/);
  const over = await post(origin, LIST, { secret });
  expect([over.status, over.headers.has("Retry-After")]).toEqual([429, true]);
});

it("a page of any site may ask with the key, and gets nothing without one, whatever its address", async () => {
  const { origin, secret } = await assistant();
  for (const Origin of [
    "https://evil.example",
    "null",
    "http://localhost:6274",
    "http://rebound.example:1",
  ]) {
    const body = JSON.stringify(LIST);
    const ask = (headers: Record<string, string>) =>
      fetch(`${origin}/mcp`, {
        method: "POST",
        headers: { Origin, "Content-Type": "application/json", ...headers },
        body,
      });
    const accepted = { Authorization: `Bearer ${secret}`, Accept: "application/json, text/event-stream" };
    for (const [headers, status] of [
      [accepted, 200],
      [{ Cookie: "session=x" }, 401],
    ] as const) {
      const answer = await ask(headers);
      expect([Origin, answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([
        Origin,
        status,
        "*",
      ]);
    }
  }
});

it("a page whose own name leads here gets nothing, not even with the key", async () => {
  const { origin, secret, platform } = await assistant();
  expect(new URL(platform.env.appUrl).host).not.toBe(new URL(origin).host);
  const rebound = await post(origin, LIST, { secret, headers: { Origin: origin } });
  expect(rebound.status).toBe(403);
  const own = new URL(platform.env.appUrl).origin;
  expect((await post(origin, LIST, { secret, headers: { Origin: own } })).status).toBe(200);
});

it("messages are posted, and nothing else is done there", async () => {
  const { origin, secret } = await assistant();
  for (const method of ["GET", "HEAD", "DELETE", "PUT", "PATCH"]) {
    const headers = { Authorization: `Bearer ${secret}`, Accept: "text/event-stream" };
    const { status, headers: told } = await fetch(`${origin}/mcp`, { method, headers });
    expect([method, status, told.get("Allow")]).toEqual([method, 405, "POST"]);
  }
});

it("a key that only reads lists no tool that changes anything, and cannot use one all the same", async () => {
  const { client, call, origin, ctx } = await assistant({ access: "read_only" });
  const { tools } = await client.listTools();
  const listed = tools.map(({ name }) => name);
  expect(listed).toEqual(expect.arrayContaining(["find_invoices", "get_invoice", "account_summary"]));
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  const full = await mcpClient(origin, (await apiKeyOf(ctx)).secret);
  const all = (await full.client.listTools()).tools;
  const changing = all.filter(({ annotations }) => annotations?.readOnlyHint === false);
  expect(listed.filter((name) => changing.some((tool) => tool.name === name))).toEqual([]);
  expect(listed.length + changing.length).toBe(all.length);
  for (const { name } of changing) {
    const { isError, data } = await call(name, { name: "Changed", email: "x@example.ch" });
    expect([name, isError, data.error?.code]).toEqual([name, true, "api_key.read_only"]);
  }
  const { count } = await ctx.db
    .selectFrom("clients")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
  expect((await call("account_summary")).isError).toBe(false);
});

it("an official client is told when its key is wrong", async () => {
  const origin = await serve(testPlatform(await freshSqlite()));
  const client = new Client({ name: "test", version: "1" });
  const headers = { Authorization: "Bearer rpn_live_wrong" };
  const transport = new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit: { headers } });
  await expect(client.connect(transport)).rejects.toThrow(/api_key\.required/);
});

it("other addresses where clients look for a way to sign in do not exist, and are no page", async () => {
  const { origin } = await assistant();
  for (const name of ["oauth-protected-resource/other", "openid-configuration"]) {
    const { status, headers } = await fetch(`${origin}/.well-known/${name}`, { redirect: "manual" });
    expect([name, status, headers.get("Content-Type")]).toEqual([
      name,
      404,
      "application/json; charset=utf-8",
    ]);
  }
});

it("the page of the keys names the address", async () => {
  const { browser, platform } = await visitSignedIn();
  const page = await (await browser.get("/profile/api-keys")).text();
  expect(page).toContain(new URL("/mcp", platform.env.appUrl).href);
});

it("two calls at the same time get each its own answer", async () => {
  const { origin, secret } = await assistant();
  const [one, two] = await Promise.all(
    [1, 2].map(async (id) => (await post(origin, toolCall("account_summary", {}, id), { secret })).json()),
  );
  expect([one, two]).toMatchObject([
    { id: 1, result: {} },
    { id: 2, result: {} },
  ]);
});

function apiCall(origin: string, secret: string): Promise<Response> {
  return fetch(`${origin}/api/v1/clients`, { headers: { Authorization: `Bearer ${secret}` } });
}
