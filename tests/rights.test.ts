import { beforeAll, afterAll, describe, expect, it } from "vitest";
import { MCP_SERVICE } from "#app/features/programs/mcp/mcp-service.server.ts";
import { TOOL_DOORS } from "#app/features/programs/mcp/tool-doors.ts";
import {
  refusalOfRight,
  RIGHTS_OF,
  rightsOfSeat,
  type Right,
  TICKED_RIGHTS,
  type TickedRight,
} from "#app/features/people/seats/rights.ts";
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
    expect(refusalAt({ role: "owner" }, "something/new", "GET")).toBe("seat.owner_only");
    expect(refusalAt({ role: null }, "something/new", "GET")).toBe("seat.none");
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
    const refusals = (["writer", "accountant"] as const).map((role) => refusalAt({ role }, pattern, method));
    expect([name, ...refusals]).toEqual([name, "seat.books_closed", null]);
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
    ["POST", "profile/design/logo", ["owner", "member"]],
  ];
  for (const [method, pattern, roles] of doors) {
    const admitted = ROLES.filter((role) => refusalAt({ role }, pattern, method) === null);
    expect(admitted, `${method} ${pattern}`).toEqual(roles);
  }
});

const ROLES: Role[] = ["owner", "member", "accountant", "writer"];

const OF_TICKS: Record<TickedRight, string[]> = {
  expenses: [
    ...[
      "GET expenses/create",
      "POST expenses/:id",
      "POST expenses/:id/upload",
      "POST expenses/:id/pay",
      "POST expenses/:id/delete",
    ],
    ...["POST expenses/read", "POST expenses/receipts/:id/read", "POST api/expenses", "PUT api/expenses/:id"],
    ...["DELETE api/expenses/:id", "POST api/v1/expenses/:id/receipt"],
  ],
  decide: [
    ...["POST tax/:id/figures", "POST tax/:id/decide", "GET tax/:id/codes", "PATCH api/v1/tax/periods/:id"],
    "POST api/v1/tax/decisions",
  ],
  returns: [
    ...["POST tax/:id/close", "POST tax/:id/correct", "POST tax/:id/adjustments"],
    ...["POST tax/reconciliations/:id/begin", "POST api/v1/tax/periods/:id/close"],
    ...["POST api/v1/tax/periods/:id/corrections", "DELETE api/v1/tax/reconciliations/:year"],
  ],
  years: [
    ...["POST year/:year/close", "POST year/:year/reopen", "POST journal/handovers"],
    ...["POST journal/bookings/new", "POST journal/bookings/:id/reverse", "POST api/v1/journal/bookings"],
    ...["POST api/v1/journal/bookings/:id/reverse", "POST year/opening"],
    ...["POST journal/bookings/:id/upload", "POST journal/bookings/:id/receipt/remove"],
    ...["POST api/v1/journal/bookings/:id/receipt", "DELETE api/v1/journal/bookings/:id/receipt"],
    ...["POST api/v1/year/:year/close", "POST api/v1/year/:year/reopen", "POST api/v1/journal/handovers"],
  ],
  settings: [
    ...["POST tax/method", "POST tax/rates", "POST tax/method/:id/delete", "POST journal/accounts"],
    ...["POST journal/vat-codes", "POST year/setting", "POST api/v1/tax/methods"],
  ],
};

describe("of what the owner may tick for an accountant", () => {
  it.each(TICKED_RIGHTS)("%s opens its doors and no other, to an accountant alone", (ticked) => {
    for (const [right, doors] of Object.entries(OF_TICKS))
      for (const door of doors) {
        const [method = "", pattern = ""] = door.split(" ");
        const refusal = (role: Role, ...names: string[]) =>
          refusalAt({ role, ticked: names }, pattern, method);
        expect(refusal("accountant", ticked), door).toBe(right === ticked ? null : "seat.not_ticked");
        expect(refusal("accountant"), door).toBe("seat.not_ticked");
        expect(refusal("writer", ticked), door).toBe("seat.not_ticked");
        expect([refusal("owner"), refusal("member")], door).toEqual([null, null]);
      }
  });

  it("all together is not the work of a member, and what is no right opens nothing", () => {
    const all = { role: "accountant", ticked: [...TICKED_RIGHTS, "act", "own"] } as const;
    for (const pattern of [
      "invoice/:id/send",
      "payments/import",
      "clients/create",
      "profile/people",
      "import",
    ])
      expect(refusalAt(all, pattern, "POST"), pattern).not.toBeNull();
    expect(rightsOfSeat(all)).toEqual([...RIGHTS_OF.accountant, ...TICKED_RIGHTS]);
  });
});

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

let people: Awaited<ReturnType<typeof seatedVisitor>>[];
beforeAll(async () => {
  const onEnd = (end: () => Promise<void>) => void ends.push(end);
  const platform = testPlatform(await freshSqlite(), {}, onEnd);
  const origin = await serve(platform, onEnd);
  const owner = await sendingMember(platform);
  people = [
    await seatedVisitor(origin, owner, "member"),
    await seatedVisitor(origin, owner, "accountant"),
    await seatedVisitor(origin, owner, "writer"),
  ];
  for (const right of TICKED_RIGHTS) people.push(await seatedVisitor(origin, owner, "accountant", right));
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
  const isAll = FULL || right in OF_TICKS;
  return someOfDay(wanting, isAll ? wanting.length : 4, `doors of ${right}`).map((door) => ({
    right,
    ...door,
  }));
});

it.each(doors)(
  "$method $pattern is there for whoever has the right to $right",
  async ({ right, ...door }) => {
    for (const person of people) {
      const url = `/${door.pattern.replaceAll(/:\w+/g, "1")}`;
      const refusal = refusalOfRight(person.ctx, right);
      const { status, text } = await answerOf(person, door.method, url);
      const says = `${door.method} ${url} as ${person.ctx.user.email}: ${status}`;
      if (refusal) expect(status, says).toBe(status === 405 ? 405 : 403);
      const isRefused = status === 403 && SENTENCES.some((sentence) => text.includes(sentence));
      expect(isRefused, says).toBe(refusal !== null && status === 403);
    }
  },
);

/** The sentences of refusals, as pages and answers say them. */
const SENTENCES = [
  "Only the owner and members of this business",
  "Only the owner of this business",
  "open to its owner, members and accountants only",
  "Only the owner, members and writers",
  "accountants whom the owner lets do it",
];

async function answerOf({ browser, api }: (typeof people)[number], method: string, url: string) {
  const isCall = url.startsWith("/api/") && !url.startsWith("/api/reference");
  const ask = () => (method === "GET" ? browser.get(url) : browser.post(url, {}));
  const headers = { Authorization: `Bearer ${api.token}` };
  const response = isCall ? await fetch(api.origin + url, { method, headers }) : await ask();
  return { status: response.status, text: await response.text() };
}
