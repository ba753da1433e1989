import { expect, it, onTestFinished } from "vitest";
import { openApiDocument } from "#app/features/programs/api-info/openapi.ts";
import {
  deprecationHeaders,
  deprecationsOf,
} from "#app/features/programs/api-info/deprecation/deprecation.ts";
import type { Operation } from "#app/features/programs/api-info/operations/operation.ts";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { startProgram } from "../../api/v1/start.ts";

const GONE = { since: "2027-01-01", sunset: "2028-01-01", instead: "Use `other`." } as const;
const LATER = { ...GONE, since: "2027-02-01", sunset: "2028-02-01" } as const;

it("what is to go is announced at least twelve months before", () => {
  for (const { id, deprecated, deprecatedFields = {} } of OPERATIONS)
    for (const { since, sunset } of [...(deprecated ? [deprecated] : []), ...Object.values(deprecatedFields)])
      expect(Date.parse(sunset) - Date.parse(since), id).toBeGreaterThanOrEqual(365 * 86_400_000);
});

it("the headers name the day of the announcement and the day of the end, of several the first", () => {
  expect(deprecationHeaders([LATER, GONE], "https://x/about")).toEqual({
    Deprecation: "@1798761600",
    Sunset: "Sat, 01 Jan 2028 00:00:00 GMT",
    Link: '<https://x/about>; rel="deprecation"; type="text/html"',
  });
  expect(deprecationHeaders([], "https://x/about")).toEqual({});
});

it("a field that is to go counts where it is sent", () => {
  const operation: Operation = { ...madeUp(), deprecatedFields: { old: GONE } };
  expect(deprecationsOf(operation, ["new"])).toEqual({});
  expect(deprecationsOf(operation, ["old"])).toEqual({ old: GONE });
});

it("the OpenAPI file marks a deprecated operation and says what to use", () => {
  const document = openApiDocument("http://localhost:3000", [
    { ...madeUp(), deprecated: GONE },
    { ...find("createClient"), deprecatedFields: { phone: LATER } },
  ]);
  const listed = document.paths?.["/made-up"]?.get;
  expect(listed?.deprecated).toBe(true);
  expect(listed?.description).toContain("gone from 2028-01-01 on. Use `other`.");
  const text = JSON.stringify(document.paths?.["/clients"]?.post?.requestBody);
  expect(text).toContain("Deprecated since 2027-02-01");
});

it("a call that uses what is to go is told so, and another is not", async () => {
  const { origin, api } = await startProgram();
  const operation = find("listClients");
  operation.deprecatedFields = { q: GONE };
  onTestFinished(() => void delete operation.deprecatedFields);
  const headers = { Authorization: `Bearer ${api.token}` };
  const ask = (path: string) => fetch(`${origin}/api/v1${path}`, { headers });
  expect((await ask("/clients?q=a")).headers.get("Sunset")).toBe("Sat, 01 Jan 2028 00:00:00 GMT");
  expect((await ask("/clients")).headers.get("Deprecation")).toBeNull();
  operation.deprecated = LATER;
  onTestFinished(() => void delete operation.deprecated);
  expect((await ask("/clients")).headers.get("Deprecation")).toMatch(/^@\d+$/);
  expect((await ask("/clients")).headers.get("Link")).toContain('rel="deprecation"');
});

function madeUp(): Operation {
  const list = find("listClients");
  return { ...list, id: "listMadeUp", path: "/made-up" };
}

function find(id: string): Operation {
  const found = OPERATIONS.find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}
