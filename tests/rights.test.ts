import { beforeAll, afterAll, describe, expect, it } from "vitest";
import { MCP_SERVICE } from "#app/features/programs/mcp/mcp-service.server.ts";
import { TOOL_DOORS } from "#app/features/programs/mcp/tool-doors.ts";
import { refusalOfRight, RIGHTS_OF, type Right } from "#app/features/people/seats/rights.ts";
import type { Role } from "#app/platform/auth/seats/role.ts";
import { declaredRight, refusalAt } from "#app/addresses/rights-table.ts";
import { FULL, someOfDay } from "./support/choice-of-day.ts";
import { freshSqlite } from "./support/databases/databases.ts";
import { sendingMember, testPlatform } from "./support/platform.ts";
import { flatRoutes } from "./support/routes.ts";
import { seatedVisitor } from "./support/seats/seated.ts";
import { serve } from "./support/server/server.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

const patterns = [...new Set((await flatRoutes()).map(({ path }) => path.slice(1)))];

describe("every route names the right it wants", () => {
  it.each(METHODS)("by %s", (method) => {
    expect(patterns.filter((pattern) => declaredRight(pattern, method) === undefined)).toEqual([]);
  });

  it("and what no route declares is nobody's, not even the owner's", () => {
    expect(refusalAt("owner", "something/new", "GET")).toBe("seat.owner_only");
    expect(refusalAt(null, "something/new", "GET")).toBe("seat.none");
  });

  it("and every tool of assistants has the right of what a person would do", () => {
    expect(Object.keys(TOOL_DOORS).toSorted()).toEqual(MCP_SERVICE.tools.map(({ name }) => name).toSorted());
    for (const { name, annotations } of MCP_SERVICE.tools) {
      const [method, pattern] = TOOL_DOORS[name]!;
      expect(declaredRight(pattern, method), name).toBeDefined();
      expect(method === "GET", name).toBe(annotations.readOnlyHint);
    }
  });
});

it("no tool says to a writer what several documents come to", () => {
  const sums = [
    "account_summary",
    "report_by_month",
    "report_open",
    "list_overdue",
    "get_statement",
    "find_payments",
  ];
  for (const name of sums) {
    const [method, pattern] = TOOL_DOORS[name] ?? ["GET", ""];
    expect([name, refusalAt("writer", pattern, method), refusalAt("accountant", pattern, method)]).toEqual([
      name,
      "seat.books_closed",
      null,
    ]);
  }
});

it("a writer sends nothing, an accountant changes nothing, a member owns nothing", () => {
  const doors: [string, string, Role[]][] = [
    ["GET", "invoice/:id", ["owner", "member", "accountant", "writer"]],
    ["POST", "invoice/create", ["owner", "member", "writer"]],
    ["POST", "api/v1/clients", ["owner", "member", "writer"]],
    ["POST", "invoice/:id/send", ["owner", "member"]],
    ["PUT", "api/invoices/:id/status", ["owner", "member"]],
    ["POST", "payments/import", ["owner", "member"]],
    ["GET", "tax/:id", ["owner", "member", "accountant"]],
    ["POST", "tax/:id/close", ["owner", "member"]],
    ["GET", "export/file", ["owner", "member", "accountant"]],
    ["GET", "clients/ages", ["owner", "member", "accountant"]],
    ["GET", "clients/:id/statement", ["owner", "member", "accountant"]],
    ["GET", "api/v1/dashboard/stats", ["owner", "member", "accountant"]],
    ["GET", "api/v1/journal", ["owner", "member", "accountant"]],
    ["GET", "profile/api-keys", ["owner"]],
    ["POST", "api/user/cancel-subscription", ["owner"]],
    ["POST", "profile/webhooks/create", ["owner"]],
  ];
  for (const [method, pattern, roles] of doors) {
    const admitted = ROLES.filter((role) => refusalAt(role, pattern, method) === null);
    expect(admitted, `${method} ${pattern}`).toEqual(roles);
  }
});

const ROLES: Role[] = ["owner", "member", "accountant", "writer"];

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

let people: Record<Exclude<Role, "owner">, Awaited<ReturnType<typeof seatedVisitor>>>;
beforeAll(async () => {
  const onEnd = (end: () => Promise<void>) => void ends.push(end);
  const platform = testPlatform(await freshSqlite(), {}, onEnd);
  const origin = await serve(platform, onEnd);
  const owner = await sendingMember(platform);
  people = {
    member: await seatedVisitor(origin, owner, "member"),
    accountant: await seatedVisitor(origin, owner, "accountant"),
    writer: await seatedVisitor(origin, owner, "writer"),
  };
});

/** End or move the sessions that are used here, never end, or have no address of their own. */
const LEFT_OUT = ["logout", "seats/start", "profile/sessions/end-others", "export/stream", "", "*", "api/*"];

const RIGHTS: Right[] = [...RIGHTS_OF.owner];

const doors = RIGHTS.flatMap((right) => {
  const wanting = patterns
    .filter(
      (pattern) => !LEFT_OUT.includes(pattern) && !/^(api\/v1|admin|oauth|mcp|\.well-known)/.test(pattern),
    )
    .flatMap((pattern) => ["GET", "POST"].map((method) => ({ method, pattern })))
    .filter(({ method, pattern }) => declaredRight(pattern, method) === right);
  return someOfDay(wanting, FULL ? wanting.length : 4, `doors of ${right}`).map((door) => ({
    right,
    ...door,
  }));
});

it.each(doors)(
  "$method $pattern is there for whoever has the right to $right",
  async ({ right, ...door }) => {
    for (const [role, person] of Object.entries(people)) {
      const url = `/${door.pattern.replaceAll(/:\w+/g, "1")}`;
      const refusal = refusalOfRight(role as Role, right);
      const { status, text } = await answerOf(person, door.method, url);
      const says = `${door.method} ${url} as ${role}: ${status}`;
      if (refusal) expect(status, says).toBe(status === 405 ? 405 : 403);
      const isRefused = status === 403 && SENTENCES.some((sentence) => text.includes(sentence));
      expect(isRefused, says).toBe(refusal !== null && status === 403);
    }
  },
);

/** Of the refusals, as pages and answers say them. */
const SENTENCES = [
  "Only the owner and members of this business",
  "Only the owner of this business",
  "open to its owner, members and accountants only",
  "Only the owner, members and writers",
];

async function answerOf({ browser, api }: (typeof people)["member"], method: string, url: string) {
  const isCall = url.startsWith("/api/") && !url.startsWith("/api/reference");
  const ask = () => (method === "GET" ? browser.get(url) : browser.post(url, {}));
  const headers = { Authorization: `Bearer ${api.token}` };
  const response = isCall ? await fetch(api.origin + url, { method, headers }) : await ask();
  return { status: response.status, text: await response.text() };
}
