import { expect, it } from "vitest";
import { requireScope } from "#app/features/api-keys/require-scope.ts";
import { scopeFor } from "#app/features/api-keys/call-scopes.ts";
import { opens, RESOURCES, scopesOf, withoutRepeats } from "#app/features/api-keys/scopes.ts";
import type { Caller } from "#app/platform/context.server.ts";
import { flatRoutes } from "../../support/routes.ts";

it("whatever changes needs the writing scope of what reading it needs", async () => {
  const paths = (await flatRoutes()).map(({ path }) => path).filter((path) => path.startsWith("/api/v1/"));
  const guarded = paths.filter((path) => scopeFor("GET", path) !== null);
  expect(guarded.length).toBeGreaterThan(80);
  for (const path of guarded)
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      expect(scopeFor(method, path), `${method} ${path}`).toBe(
        scopeFor("GET", path)?.replace("read", "write"),
      );
});

it("reads of nothing but the account itself, QR-bills and the description need no scope", async () => {
  const paths = (await flatRoutes()).map(({ path }) => path).filter((path) => path.startsWith("/api/v1/"));
  const open = paths.filter((path) => scopeFor("GET", path) === null && !path.startsWith("/api/v1/qr-bill/"));
  expect(open.toSorted()).toEqual(["/api/v1/account", "/api/v1/openapi.json"]);
});

it.each([
  ["GET", "/api/v1/clients/1/anything-new", "account:write"],
  ["GET", "/api/v1/invoices/1/payments", "account:write"],
  ["GET", "/api/v1/account", null],
  ["POST", "/api/v1/account", "account:write"],
  ["POST", "/api/v1/qr-bill/validate-iban", null],
  ["HEAD", "/api/v1/invoices", "invoices:read"],
  ["GET", "/api/v1/webhooks/1/deliveries", "webhooks:read"],
  ["GET", "/api/v1/events", "webhooks:read"],
  ["PATCH", "/api/v1/user/profile", "account:write"],
  ["GET", "/api/v1/dashboard/stats", "account:read"],
  ["GET", "/api/v1/templates", "templates:read"],
  ["GET", "/api/v1/anything-new", "account:write"],
  ["GET", "/api/v1/constructor", "account:write"],
  ["GET", "/api/v1", "account:write"],
])("%s %s needs %s", (method, path, scope) => {
  expect(scopeFor(method, path)).toBe(scope);
});

it.each([
  "/API/V1/INVOICES/1",
  "/api/v1/%69nvoices/1",
  "/api/%761/invoices/1",
  "/api/v1//invoices/1",
  "/api/v1/invoices/1/",
])("no other spelling of a path needs less: %s", (path) => {
  expect(scopeFor("GET", path)).toBe("invoices:read");
  expect(scopeFor("GET", path.replace(/\/?$/, "/Remin%64ers"))).toBe("reminders:read");
});

it("a path that cannot be decoded needs the most", () => {
  expect(scopeFor("GET", "/api/v1/%E0%A4%A")).toBe("account:write");
});

it("writing includes reading, of the same part only", () => {
  const key = { access: "custom", scopes: ["invoices:write", "clients:read"] } as const;
  expect(opens(key, "invoices:read")).toBe(true);
  expect(opens(key, "invoices:write")).toBe(true);
  expect(opens(key, "clients:read")).toBe(true);
  expect(opens(key, "clients:write")).toBe(false);
  expect(opens(key, "payments:read")).toBe(false);
  expect(withoutRepeats(["clients:read", "invoices:read", "invoices:write", "invoices:read"])).toEqual([
    "invoices:write",
    "clients:read",
  ]);
});

it("a read-only key reads every part, a full one changes every part", () => {
  for (const resource of RESOURCES) {
    expect(opens({ access: "read_only", scopes: [] }, `${resource}:read`)).toBe(true);
    expect(opens({ access: "read_only", scopes: [] }, `${resource}:write`)).toBe(false);
    expect(opens({ access: "full", scopes: [] }, `${resource}:write`)).toBe(true);
  }
  expect(scopesOf({ access: "read_only", scopes: ["invoices:write"] })).toHaveLength(RESOURCES.length);
});

it("whoever has signed in needs no scope; a key is told which one it lacks", () => {
  expect(() => requireScope({}, "invoices:write")).not.toThrow();
  const lacking = { code: "api_key.scope_missing", params: { scope: "invoices:write" } };
  expect(refusalOf({ access: "custom", scopes: ["clients:read"] })).toMatchObject(lacking);
  expect(refusalOf({ access: "read_only", scopes: [] })).toMatchObject({ code: "api_key.read_only" });
  expect(refusalOf({ access: "custom", scopes: ["invoices:write"] })).toBeNull();
});

function refusalOf(key: Pick<Caller, "access" | "scopes">): unknown {
  const caller: Caller = {
    kind: "api_key",
    audience: "all",
    id: "1",
    name: "Shop",
    mode: "live",
    expiresOn: null,
    expiresAt: null,
    ...key,
  };
  try {
    requireScope({ caller }, "invoices:write");
    return null;
  } catch (error) {
    return error;
  }
}
