import { expect, it } from "vitest";
import { refreshTokens } from "#app/features/people/oauth/tokens/refresh.server.ts";
import { findAccessToken } from "#app/platform/auth/access-token.server.ts";
import { post } from "../../support/mcp-client.ts";
import { authorizeQuery, connected, registered, VERIFIER } from "../../support/oauth/connecting.ts";
import { documents } from "../../support/oauth/documents.ts";
import { agree, oauthServer } from "../../support/oauth/oauth-server.ts";
import { later } from "../../support/platform.ts";

const HERE = "http://127.0.0.1/cb";

it("an assistant with a scheme of its own is connected, and the person told that any app may have it", async () => {
  const { browser, ctx, origin } = await oauthServer();
  const redirect_uri = "cursor://anysphere.cursor-retrieval/oauth/callback";
  const client = await registered(ctx, { redirect_uris: [redirect_uri] });
  const asking = new URL(
    `${origin}/oauth/authorize?${authorizeQuery(client.id, { redirect_uri }).toString()}`,
  );
  const answer = await browser.get(asking.pathname + asking.search);
  const page = await answer.text();
  expect(page).toContain("an app on this device (cursor:)");
  expect(page).toContain("any app can claim them");
  expect(answer.headers.get("Content-Security-Policy")).toMatch(/form-action 'self' https: cursor:$/);
  const to = await agree(browser, asking);
  expect(to.href).toMatch(/^cursor:\/\/anysphere\.cursor-retrieval\/oauth\/callback\?code=/);
  const other = authorizeQuery(client.id, { redirect_uri: `${redirect_uri}/other` });
  expect((await browser.get(`/oauth/authorize?${other.toString()}`)).status).toBe(400);
});

it("a client whose id is an address is what its document says, which is read again after an hour", async () => {
  const { browser, ctx, origin, platform } = await oauthServer();
  const site = await documents();
  const id = site.publish({ client_name: "Assistant", redirect_uris: [HERE] });
  const asking = new URL(
    `${origin}/oauth/authorize?${authorizeQuery(id, { redirect_uri: "http://127.0.0.1:5123/cb" }).toString()}`,
  );
  const page = await (await browser.get(asking.pathname + asking.search)).text();
  expect(page).toContain("“Assistant” asks for access");
  expect(page).toMatch(/Published at<\/dt><dd><strong>localhost:\d+</);
  const code = (await agree(browser, asking)).searchParams.get("code") ?? "";
  expect(site.asked).toBe(1);
  const fields = { grant_type: "authorization_code", client_id: id, code, code_verifier: VERIFIER };
  const body = new URLSearchParams(fields);
  const tokens = await fetch(`${origin}/oauth/token`, { method: "POST", body });
  expect([tokens.status, await tokens.json()]).toMatchObject([200, { scope: "read write" }]);
  const read = platform.now();
  platform.now = () => new Date(read.getTime() + 61 * 60_000);
  site.publish({ client_name: "Renamed", redirect_uris: [HERE] });
  expect(await (await browser.get(asking.pathname + asking.search)).text()).toContain("“Renamed” asks");
  const kept = await ctx.db.selectFrom("oauth_clients").select(["id", "expires_at"]).execute();
  expect(kept).toEqual([{ id, expires_at: expect.stringMatching(/^20/) }]);
  expect(Date.parse(kept[0]?.expires_at ?? "")).toBeGreaterThan(read.getTime() + 100 * 86_400_000);
});

it("a document that names another id, has a secret, is too long, moved or no JSON connects nobody", async () => {
  const { browser } = await oauthServer();
  const site = await documents();
  const ask = async (id: string) => {
    const answer = await browser.get(
      `/oauth/authorize?${authorizeQuery(id, { redirect_uri: HERE }).toString()}`,
    );
    return [answer.status, (await answer.text()).includes("could not be read, or does not fit")];
  };
  const good = { redirect_uris: [HERE] };
  for (const wrong of [
    { ...good, client_id: "https://other.example/client.json" },
    { ...good, client_secret: "x" },
    { ...good, token_endpoint_auth_method: "client_secret_post" },
    { ...good, client_uri: "x".repeat(10_000) },
    { redirect_uris: ["javascript:alert(1)"] },
    {},
  ])
    expect([wrong, await ask(site.publish(wrong))]).toEqual([wrong, [400, true]]);
  expect(await ask(site.publish(good, { status: 301, headers: { Location: site.publish(good) } }))).toEqual([
    400,
    true,
  ]);
  expect(await ask(site.publish(good, { headers: { "Content-Type": "text/html" } }))).toEqual([400, true]);
  for (const hidden of ["https://10.0.0.1/c", "https://router.lan/c", "https://127.0.0.1.nip.io/c"])
    expect([hidden, await ask(hidden)]).toEqual([hidden, [400, true]]);
  for (const none of [
    "https://app.example",
    "https://app.example/c#x",
    "https://app.example/a/../c",
    "ftp://x/c",
  ])
    expect([none, await ask(none)]).toEqual([none, [400, false]]);
});

it("a refresh may ask for less, not for more, and the next one for all again", async () => {
  const { ctx } = await oauthServer();
  const { client, tokens } = await connected(ctx, { scope: "invoices:write clients:read" });
  const refresh = (refreshToken: string, scope: string) =>
    refreshTokens(later(ctx), client, { refreshToken, scope, resources: [] });
  for (const more of ["read write", "clients:write", "invoices:read offers:read", "admin"])
    await expect(refresh(tokens.refresh_token, more)).rejects.toMatchObject({ error: "invalid_scope" });
  const less = await refresh(tokens.refresh_token, "invoices:read");
  expect(less.scope).toBe("invoices:read");
  expect(await findAccessToken(ctx.platform, less.access_token)).toMatchObject({
    caller: { access: "custom", scopes: ["invoices:read"] },
  });
  expect(await refresh(tokens.refresh_token, "")).toMatchObject({
    access_token: less.access_token,
    scope: "invoices:read",
  });
  const all = await refresh(less.refresh_token, "");
  expect(all.scope).toBe("invoices:write clients:read");
  expect(await findAccessToken(ctx.platform, all.access_token)).toMatchObject({
    caller: { scopes: ["invoices:write", "clients:read"] },
  });
});

it("a token without the scope is told which one to ask for, at /api/v1 and for a tool at /mcp", async () => {
  const { ctx, origin, appUrl } = await oauthServer();
  const secret = (await connected(ctx, { scope: "clients:read" })).tokens.access_token;
  const headers = { Authorization: `Bearer ${secret}` };
  const call = await fetch(`${origin}/api/v1/invoices`, { headers });
  const told = (scope: string, path: string) =>
    `Bearer realm="Rappen API", error="insufficient_scope", scope="${scope}", ` +
    `resource_metadata="${appUrl}/.well-known/oauth-protected-resource/${path}"`;
  expect([call.status, call.headers.get("WWW-Authenticate")]).toEqual([403, told("invoices:read", "api/v1")]);
  const params = { name: "create_invoice", arguments: {} };
  const tool = await post(origin, { jsonrpc: "2.0", id: 1, method: "tools/call", params }, { secret });
  expect([tool.status, tool.headers.get("WWW-Authenticate")]).toEqual([403, told("invoices:write", "mcp")]);
  const reading = (await connected(ctx, { scope: "read" })).tokens.access_token;
  const change = { method: "DELETE", headers: { Authorization: `Bearer ${reading}` } };
  expect((await fetch(`${origin}/api/v1/clients/x`, change)).headers.get("WWW-Authenticate")).toBe(
    told("clients:write", "api/v1"),
  );
});

it("JSON at the token endpoint is told to be a form", async () => {
  const { origin } = await oauthServer();
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${origin}/oauth/token`, { method: "POST", headers, body: "{}" });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      error: "invalid_request",
      error_description: "Send a form (application/x-www-form-urlencoded), not JSON",
    },
  ]);
});
