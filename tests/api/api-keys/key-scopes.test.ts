import { expect, it } from "vitest";
import { keyClient } from "../../support/api-key.ts";
import { apiMember } from "../../support/api-member.ts";
import { ApiClient, Browser } from "../../support/client.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { PERSON } from "../../support/person.ts";
import { testPlatform } from "../../support/platform.ts";
import { expectFailure, rawCall } from "../../support/read/api-answers.ts";
import { serve } from "../../support/server/server.ts";

async function start() {
  const platform = testPlatform(await freshSqlite());
  const session = new ApiClient(await serve(platform));
  const ctx = await apiMember(platform, session);
  return { platform, session, ctx, origin: session.origin };
}

it("a key for chosen parts opens those, and is told the scope that it lacks", async () => {
  const { ctx, origin } = await start();
  const scopes = ["invoices:write", "clients:read"];
  const { api } = await keyClient(origin, ctx, { access: "custom", scopes });
  const made = await api.call("POST", "/v1/invoices", INVOICE);
  expect(made.status).toBe(201);
  expect((await api.call("GET", "/v1/invoices")).status).toBe(200);
  expect((await api.call("GET", "/v1/clients")).status).toBe(200);
  for (const [method, path, scope] of [
    ["POST", "/v1/clients", "clients:write"],
    ["POST", "/v1/clients/find-or-create", "clients:write"],
    ["GET", "/v1/payments", "payments:read"],
    ["POST", "/v1/bank-files", "payments:write"],
    ["GET", `/v1/invoices/${String(made.data?.id)}/reminders`, "reminders:read"],
    ["GET", "/v1/%73eries", "series:read"],
  ] as const) {
    const refused = await expectFailure(await rawCall(api, method, path), 403, "api_key.scope_missing");
    expect(refused.error, path).toContain(scope);
  }
});

it("JSON takes scopes and mode, and answers what a key opens", async () => {
  const { session } = await start();
  const made = await session.call("POST", "/api-keys", {
    name: "Books",
    access: "custom",
    mode: "live",
    scopes: ["payments:read", "payments:write", "invoices:read"],
  });
  expect(made.data).toMatchObject({
    mode: "live",
    access: "custom",
    expiresAt: null,
    scopes: ["invoices:read", "payments:write"],
  });
  const read = await session.call("GET", `/api-keys/${String(made.data?.id)}`);
  expect(read.data?.scopes).toEqual(["invoices:read", "payments:write"]);
  const plain = await session.call("POST", "/api-keys", { name: "Plain", access: "read_only" });
  expect(plain.data).toMatchObject({ mode: "live", access: "read_only" });
  expect(plain.data?.scopes).toContain("webhooks:read");
});

it("says at each field what is wrong with chosen parts and mode", async () => {
  const { session } = await start();
  const none = await session.call("POST", "/api-keys", { name: " ", access: "custom", scopes: [] });
  expect(none.errors).toMatchObject([
    { field: "name", code: "field.required" },
    { field: "scopes", code: "api_key.no_scope" },
  ]);
  const odd = { name: "x", access: "custom", mode: "staging", scopes: ["invoices:own"] };
  const wrong = await session.call("POST", "/api-keys", odd);
  expect(wrong.errors).toMatchObject([
    { field: "mode", code: "field.not_one_of" },
    { field: "scopes", code: "api_key.scope_unknown" },
  ]);
  expect(wrong.errors?.[1]?.message).toContain("invoices:own");
});

it("the form without a chosen part comes back with all that was chosen", async () => {
  const { origin } = await start();
  const browser = new Browser(origin);
  await browser.post("/login", { email: PERSON.email, password: PERSON.password });
  const refused = await browser.post("/profile/api-keys/create", {
    name: "",
    mode: "test",
    access: "custom",
    expiresOn: "",
    "scopes.series": "",
  });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain('id="api-key-scopes-error"');
  expect(page).toContain('id="api-key-name-error"');
  expect(page).toMatch(/<input type="radio" name="mode"[^>]*checked=""[^>]*value="test"/);
  expect(page).toMatch(/<input type="radio" name="access"[^>]*checked=""[^>]*value="custom"/);
});
