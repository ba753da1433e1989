import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { historyRows } from "#app/features/running/history/history-message.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { post } from "../../support/mcp-client.ts";
import { allowedCode, CALLBACK, connected, registered, VERIFIER } from "../../support/oauth/connecting.ts";
import { oauthServer } from "../../support/oauth/oauth-server.ts";

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };

it("says where to sign in, on every address that a client looks at", async () => {
  const { origin, appUrl } = await oauthServer();
  const read = async (path: string) =>
    (await fetch(`${origin}/.well-known/${path}`)).json() as Promise<Record<string, unknown>>;
  expect(await read("oauth-authorization-server")).toMatchObject({
    issuer: appUrl,
    authorization_endpoint: `${appUrl}/oauth/authorize`,
    token_endpoint: `${appUrl}/oauth/token`,
    registration_endpoint: `${appUrl}/oauth/register`,
    revocation_endpoint: `${appUrl}/oauth/revoke`,
    response_types_supported: ["code"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: ["none", "client_secret_basic", "client_secret_post"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  });
  for (const [path, resource] of [
    ["", ""],
    ["/mcp", "/mcp"],
    ["/api/v1", "/api/v1"],
  ] as const)
    expect(await read(`oauth-protected-resource${path}`)).toMatchObject({
      resource: appUrl + resource,
      authorization_servers: [appUrl],
      scopes_supported: ["read", "write"],
    });
  for (const [path, suffix] of [
    ["/mcp", "mcp"],
    ["/api/v1/clients", "api/v1"],
  ] as const) {
    const { status, headers } = await fetch(origin + path, { method: path === "/mcp" ? "POST" : "GET" });
    const metadata = `${appUrl}/.well-known/oauth-protected-resource/${suffix}`;
    const wanted = `Bearer realm="Rappen API", resource_metadata="${metadata}"`;
    expect([status, headers.get("WWW-Authenticate")]).toEqual([401, wanted]);
  }
});

it("pages of any site may ask the endpoints, and not the consent", async () => {
  const { origin } = await oauthServer();
  const headers = { Origin: "https://app.example", "Sec-Fetch-Site": "cross-site" };
  const preflight = { ...headers, "Access-Control-Request-Method": "POST" };
  for (const path of ["/oauth/token", "/oauth/register", "/.well-known/oauth-protected-resource/mcp"]) {
    const asked = await fetch(origin + path, { method: "OPTIONS", headers: preflight });
    expect([path, asked.status, asked.headers.get("Access-Control-Allow-Origin")]).toEqual([path, 204, "*"]);
    expect(asked.headers.get("Access-Control-Allow-Headers")).toContain("Content-Type");
  }
  const body = new URLSearchParams({ grant_type: "authorization_code" });
  const token = await fetch(`${origin}/oauth/token`, { method: "POST", headers, body });
  expect([token.status, token.headers.get("Access-Control-Allow-Origin")]).toEqual([401, "*"]);
  const consent = await fetch(`${origin}/oauth/authorize`, { method: "POST", headers, body });
  expect([consent.status, consent.headers.get("Access-Control-Allow-Origin")]).toEqual([403, null]);
});

it("refuses in the words of the standard, whatever is sent", async () => {
  const { origin, ctx, platform } = await oauthServer();
  const client = await registered(ctx);
  const ask = async (path: string, fields: Record<string, string> | string, headers = {}) => {
    const body = typeof fields === "string" ? fields : new URLSearchParams(fields).toString();
    const type = { "Content-Type": "application/x-www-form-urlencoded", ...headers };
    const answer = await fetch(`${origin}/oauth/${path}`, { method: "POST", headers: type, body });
    return [answer.status, ((await answer.json()) as { error: string }).error];
  };
  const who = { client_id: client.id };
  const code = { grant_type: "authorization_code", code: "x", code_verifier: VERIFIER };
  expect(await ask("token", { ...who, ...code })).toEqual([400, "invalid_grant"]);
  expect(await ask("token", { ...who, grant_type: "password" })).toEqual([400, "unsupported_grant_type"]);
  expect(await ask("token", { ...who, grant_type: "refresh_token" })).toEqual([400, "invalid_request"]);
  expect(await ask("token", `client_id=${client.id}&client_id=${client.id}`)).toEqual([
    400,
    "invalid_request",
  ]);
  expect(await ask("token", { client_id: "nobody", ...code })).toEqual([401, "invalid_client"]);
  expect(await ask("token", { ...who, client_secret: "x", ...code })).toEqual([401, "invalid_client"]);
  const basic = { Authorization: `Basic ${Buffer.from(`${client.id}:x`).toString("base64")}` };
  expect(await ask("token", code, basic)).toEqual([401, "invalid_client"]);
  expect(await ask("token", "{", { "Content-Type": "application/json" })).toEqual([400, "invalid_request"]);
  expect(await ask("token", "x".repeat(300_000))).toEqual([413, "invalid_request"]);
  expect(await ask("revoke", who)).toEqual([400, "invalid_request"]);
  const json = { "Content-Type": "application/json" };
  expect(await ask("register", `{"redirect_uris":["ftp://x"]}`, json)).toEqual([400, "invalid_redirect_uri"]);
  const metadata = { redirect_uris: [CALLBACK], grant_types: ["implicit"] };
  expect(await ask("register", JSON.stringify(metadata), json)).toEqual([400, "invalid_client_metadata"]);
  expect(await ask("register", "no json", json)).toEqual([400, "invalid_request"]);
  expect(platform.mailbox).toEqual([]);
});

it("registrations of one network are limited, and a confidential client proves itself by Basic", async () => {
  const { origin, ctx } = await oauthServer({ RATE_LIMIT_FACTOR: "0.05" });
  const register = () =>
    fetch(`${origin}/oauth/register`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ redirect_uris: [CALLBACK], client_name: "Shop" }),
    });
  const made = (await (await register()).json()) as { client_id: string; client_secret: string };
  const client = { ...made, id: made.client_id, name: "Shop", redirectUris: [CALLBACK] };
  const code = await allowedCode(ctx, { ...client, authMethod: "none", secretHash: null, madeAt: "" });
  const proof = Buffer.from(`${made.client_id}:${made.client_secret}`).toString("base64");
  const answer = await fetch(`${origin}/oauth/token`, {
    method: "POST",
    headers: { Authorization: `Basic ${proof}` },
    body: new URLSearchParams({ grant_type: "authorization_code", code, code_verifier: VERIFIER }),
  });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  await register();
  await register();
  const over = await register();
  expect([over.status, over.headers.has("Retry-After"), await over.json()]).toMatchObject([
    429,
    true,
    { error: "temporarily_unavailable" },
  ]);
});

it("a token opens what it was allowed, where it is for, while the account is on Pro", async () => {
  const { origin, ctx, appUrl } = await oauthServer();
  const reading = (await connected(ctx, { scope: "read", resource: `${appUrl}/mcp` })).tokens.access_token;
  const clients = (await connected(ctx, { scope: "clients:write" })).tokens.access_token;
  const api = async (token: string, method: string, path: string, body?: object) => {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const answer = await fetch(`${origin}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
    return [answer.status, ((await answer.json()) as { code?: string }).code];
  };
  expect((await post(origin, LIST, { secret: reading })).status).toBe(200);
  expect(await api(reading, "GET", "/clients")).toEqual([401, "api_key.required"]);
  expect(await api(clients, "GET", "/clients")).toEqual([200, undefined]);
  expect(await api(clients, "GET", "/invoices")).toEqual([403, "api_key.scope_missing"]);
  expect(await api(clients, "GET", "/account")).toEqual([200, undefined]);
  await ctx.db.updateTable("businesses").set({ plan: "free" }).execute();
  expect(await api(clients, "GET", "/clients")).toEqual([403, "plan.pro_required"]);
});

it("the history names the application, and the person in whose name it acts", async () => {
  const { ctx, origin } = await oauthServer();
  const id = await createInvoice(ctx, invoiceInput());
  const { tokens } = await connected(ctx);
  await fetch(`${origin}/api/v1/invoices/${id}/mark-sent`, {
    method: "POST",
    headers: { Authorization: `Bearer ${tokens.access_token}` },
  });
  const rows = historyRows(await historyOf(ctx, id), "en", translator("en")) ?? [];
  expect(rows.map(({ text }) => text)).toEqual([
    "Marked as sent by Claude (Anna Muster)",
    "Created by Anna Muster",
  ]);
});
