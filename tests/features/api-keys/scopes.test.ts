import { expect, it } from "vitest";
import { requireScope } from "#app/features/people/api-keys/require-scope.ts";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { scopeFor } from "#app/features/programs/api-info/operations/scope-for.ts";
import { opens, RESOURCES, scopesOf, withoutRepeats } from "#app/features/people/api-keys/scopes.ts";
import type { Caller } from "#app/platform/context.server.ts";
import { CALLER } from "../../support/caller.ts";

it("whatever changes needs the writing scope of what reading it needs", () => {
  for (const [path, calls] of Map.groupBy(OPERATIONS, ({ path }) => path))
    expect(new Set(calls.map((call) => scopeFor(call)?.split(":")[0])).size, path).toBe(1);
});

it.each([
  ["listInvoices", "invoices:read"],
  ["sendInvoice", "invoices:write"],
  ["listReminders", "reminders:read"],
  ["listEvents", "webhooks:read"],
  ["patchProfile", "account:write"],
  ["readStatistics", "account:read"],
  ["receiveTestPayment", "payments:write"],
])("%s needs %s", (id, scope) => {
  const call = OPERATIONS.find((one) => one.id === id);
  expect(call && scopeFor(call)).toBe(scope);
});

it("nothing but reading the account itself and QR-bills needs no scope", () => {
  const open = OPERATIONS.filter((operation) => scopeFor(operation) === null);
  const others = open.filter(({ path }) => !path.startsWith("/qr-bill/"));
  expect(others.map(({ id }) => id)).toEqual(["readAccount"]);
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
  const caller: Caller = { ...CALLER, kind: "api_key", ...key };
  try {
    requireScope({ caller }, "invoices:write");
    return null;
  } catch (error) {
    return error;
  }
}
