import { expect, it } from "vitest";
import { requireScope } from "#app/features/api-keys/require-scope.ts";
import { CALL_SCOPES, scopeFor } from "#app/features/api-keys/call-scopes.ts";
import { opens, RESOURCES, scopesOf, withoutRepeats } from "#app/features/api-keys/scopes.ts";
import type { Caller } from "#app/platform/context.server.ts";
import { flatRoutes } from "../../support/routes.ts";

const NO_SCOPE = /^\/api\/v1\/(account$|qr-bill\/|openapi\.json$)/;

/** What each call of /api/v1 needs to read; a new route has to be added here and in `CALL_SCOPES`. */
const READING: Record<string, string> = {
  ...needing("invoices:read", [
    ...["invoices", "invoices/:id", "invoices/bulk", "invoices/pdf", "invoices/:id/pdf", "invoices/:id/send"],
    ...["invoices/:id/cancel", "invoices/:id/duplicate", "invoices/:id/mark-sent", "invoices/:id/mark-paid"],
    "invoices/:id/e-invoice",
    ...["invoices/:id/mark-unpaid", "invoices/:id/status", "invoices/:id/credit-notes"],
    ...["invoices/:id/withdraw", "invoices/:id/write-off", "invoices/:id/write-off/undo"],
  ]),
  ...needing("reminders:read", [
    ...["invoices/:id/reminders", "invoices/:id/reminders/:rid/pdf", "reminder-settings"],
    ...["clients/:id/reminders", "reminder-letters/:id/pdf"],
  ]),
  ...needing("clients:read", ["clients", "clients/:id", "clients/find-or-create"]),
  ...needing("catalogue:read", ["catalogue", "catalogue/:id"]),
  ...needing("expenses:read", ["expenses", "expenses/:id", "expenses/:id/receipt"]),
  ...needing("payments:read", [
    ...["payments", "payments/:id", "payments/:id/refund", "payments/:id/undo"],
    ...["bank-files", "bank-files/:id", "bank-files/:id/undo", "sandbox/payments"],
  ]),
  ...needing("series:read", [
    "series",
    "series/:id",
    "series/:id/pause",
    "series/:id/resume",
    "series/:id/skip",
  ]),
  ...needing("offers:read", [
    ...["offers", "offers/:id", "offers/:id/duplicate", "offers/:id/pdf", "offers/:id/send"],
    ...["offers/:id/mark-sent", "offers/:id/accept", "offers/:id/decline", "offers/:id/invoice"],
  ]),
  ...needing("templates:read", ["templates", "templates/:id"]),
  ...needing("webhooks:read", [
    ...["webhooks", "webhooks/:id", "webhooks/:id/rotate", "webhooks/:id/test", "webhooks/:id/deliveries"],
    ...["webhooks/deliveries/:id/resend", "events", "events/:id", "events/:id/replay"],
  ]),
  ...needing("account:read", ["user/profile", "dashboard/stats", "data/export", "sandbox/clock"]),
  ...needing("account:read", [
    "tax/periods",
    "tax/periods/:id",
    "tax/periods/:id/close",
    "tax/periods/:id/corrections",
    "tax/periods/:id/documents",
    "tax/periods/:id/pdf",
    "tax/periods/:id/xml",
    "tax/methods",
    "tax/decisions",
    "tax/reconciliations/:year",
    "tax/reconciliations/:year/corrections",
    "year/:year",
    "year/:year/close",
    "year/:year/reopen",
    "journal",
    "journal/accounts",
    "journal/handovers",
    "journal/handovers/:id",
    "journal/handovers/:id/file",
    "seats",
  ]),
};

function needing(scope: string, paths: string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, scope]));
}

it("every call of /api/v1 needs a scope of what it is about", async () => {
  const paths = (await flatRoutes()).map(({ path }) => path).filter((path) => path.startsWith("/api/v1/"));
  const guarded = paths.filter((path) => !NO_SCOPE.test(path));
  const needed = guarded.map((path) => [path.replace("/api/v1/", ""), scopeFor("GET", path)] as const);
  expect(Object.fromEntries(needed)).toEqual(READING);
  for (const path of guarded)
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      expect(scopeFor(method, path), `${method} ${path}`).toBe(
        scopeFor("GET", path)?.replace("read", "write"),
      );
});

it("names every call of /api/v1, and none that is not there", async () => {
  const paths = (await flatRoutes()).map(({ path }) => path).filter((path) => path.startsWith("/api/v1/"));
  const named = Object.keys(CALL_SCOPES).map((path) => `/api/v1/${path}`);
  expect(named.toSorted()).toEqual(paths.filter((path) => !path.endsWith("openapi.json")).toSorted());
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
