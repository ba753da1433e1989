import { expect, it } from "vitest";
import { accountAnswer } from "#app/features/people/api-keys/account-answer.schema.ts";
import { readApiKeyForm } from "#app/features/people/api-keys/api-key-form.ts";
import { apiKeySchema } from "#app/features/people/api-keys/api-key.schema.ts";
import { requireFullAccess, requireScope } from "#app/features/people/api-keys/require-scope.ts";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { scopeFor } from "#app/features/programs/api-info/operations/scope-for.ts";
import {
  KEY_SCOPES,
  opens,
  RESOURCES,
  scopesOf,
  withoutRepeats,
} from "#app/features/people/api-keys/scopes.ts";
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

it("only a key that may do everything, and whoever has signed in, passes where everything is wanted", () => {
  expect(() => requireFullAccess({})).not.toThrow();
  expect(() => requireFullAccess({ caller: { ...CALLER, access: "full" } })).not.toThrow();
  const refused = expect.objectContaining({ code: "api_key.full_required" }) as Error;
  for (const access of ["read_only", "custom"] as const)
    expect(() => requireFullAccess({ caller: { ...CALLER, access } })).toThrow(refused);
});

it("a form chooses a level for each part and payments beside; nothing chosen for a part is no scope", () => {
  const scopes = (chosen: Record<string, string>) =>
    readApiKeyForm({ access: "custom", scopes: chosen }).scopes;
  expect(scopes({ invoices: "write", offers: "", clients: "read" })).toEqual([
    "invoices:write",
    "clients:read",
  ]);
  expect(scopes({ clients: "read", money: "write" })).toEqual(["clients:read", "money:write"]);
});

it("chosen parts are one at least, and those that do not exist are named", () => {
  const told = (access: string, ...scopes: string[]) =>
    apiKeySchema
      .safeParse({ name: "Shop", access, scopes })
      .error?.issues.map((issue) => [issue.path.join(), issue.code === "custom" && issue.params]);
  expect([told("custom", "clients:read"), told("full"), told("read_only")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(told("custom")).toEqual([["scopes", { code: "api_key.no_scope" }]]);
  const unknown = { code: "api_key.scope_unknown", scopes: "clients:all, x" };
  expect(told("custom", "clients:all", "clients:read", "x")).toMatchObject([["scopes", unknown]]);
});

it("what a key opens may name each part once, and payments beside", () => {
  const { scopes } = accountAnswer.shape.key.shape;
  const most = withoutRepeats(KEY_SCOPES);
  expect([scopes.safeParse(most).success, scopes.safeParse(KEY_SCOPES.slice(0, 2)).success]).toEqual([
    true,
    true,
  ]);
  expect(scopes.safeParse([...most, "clients:read"]).success).toBe(false);
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
