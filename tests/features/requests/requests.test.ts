import { expect, it } from "vitest";
import { noteCall } from "#app/features/programs/requests/note-call.server.ts";
import { requestPageJson } from "#app/features/programs/requests/request-json.ts";
import { isStatus, readRequestQuery, statusesOf } from "#app/features/programs/requests/request-query.ts";
import {
  beginningOf,
  flushRequests,
  noteRequest,
} from "#app/features/programs/requests/request-queue.server.ts";
import { listRequests } from "#app/features/programs/requests/requests.server.ts";
import { keptText } from "#app/features/programs/requests/redact.ts";
import {
  MOST_REQUESTS,
  purgeRequests,
  trimRequests,
} from "#app/features/programs/requests/trim-requests.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { CALLER } from "../../support/caller.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { later, sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { inSandboxOf } from "../../support/sandbox.ts";

const DAY = 24 * 60 * 60_000;

onDatabaseOfDay((open) => {
  it("calls are found by status, method, beginning of the path, key and time, bounds included", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const at = (ms: number) => new Date(ctx.now.getTime() + ms).toISOString();
    await keep(ctx, { path: "/a", status: 399, created_at: at(0) });
    await keep(ctx, { path: "/a/b", status: 400, method: "POST", created_at: at(1) });
    await keep(ctx, { path: "/b/a", status: 499, caller_id: "key", created_at: at(2) });
    await keep(ctx, { path: "/c", status: 500, created_at: at(3) });
    const found = async (query: string) => {
      const { requests } = await listRequests(ctx, readRequestQuery(new URLSearchParams(query)));
      return requests.map(({ path }) => path);
    };
    expect(await found("")).toEqual(["/c", "/b/a", "/a/b", "/a"]);
    expect(await found("status=4xx")).toEqual(["/b/a", "/a/b"]);
    expect(await found("status=400")).toEqual(["/a/b"]);
    expect(await found("method=POST")).toEqual(["/a/b"]);
    expect(await found("path=/a")).toEqual(["/a/b", "/a"]);
    expect(await found("keyId=key")).toEqual(["/b/a"]);
    expect(await found(`from=${at(1)}&to=${at(2)}`)).toEqual(["/b/a", "/a/b"]);
    const first = await listRequests(ctx, { limit: 3 });
    expect(requestPageJson(first)).toMatchObject({ limit: 3, has_more: true, next_cursor: first.nextCursor });
    const rest = await listRequests(ctx, { limit: 1, after: first.nextCursor });
    expect(rest.requests.map(({ path }) => path)).toEqual(["/a"]);
    expect(requestPageJson(rest)).toMatchObject({ has_more: false, next_cursor: null });
  });

  it("people see calls of their business and its sandboxes, a key those of its place, for thirty days", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const other = await sendingMember(platform, { email: "other@example.ch" });
    const { sandbox } = await inSandboxOf(ctx);
    await keep(ctx, { path: "/own" });
    await keep(sandbox, { path: "/trial" });
    await keep(other, { path: "/other" });
    const seen = async (who: UserContext) => (await listRequests(who, {})).requests.map(({ path }) => path);
    const key = { ...CALLER, kind: "api_key" } as const;
    expect(await seen(ctx)).toEqual(["/trial", "/own"]);
    expect(await seen({ ...ctx, caller: key })).toEqual(["/own"]);
    expect(await seen({ ...sandbox, caller: key })).toEqual(["/trial"]);
    const reading = { ...ctx, caller: { ...key, access: "read_only" } } as const;
    await expect(listRequests(reading, {})).rejects.toMatchObject({ code: "api_key.full_required" });
    platform.pass(30 * DAY - 1);
    expect(await seen(later(ctx))).toHaveLength(2);
    platform.pass(1);
    expect(await seen(later(ctx))).toEqual([]);
    await purgeRequests(later(ctx));
    expect(await ctx.db.selectFrom("api_requests").select("id").execute()).toEqual([]);
  });

  it("of a business the last ten thousand calls are kept, whatever another has", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const other = await sendingMember(ctx.platform, { email: "other@example.ch" });
    await keep(other, { path: "/other" });
    const ids = await fill(ctx, MOST_REQUESTS);
    const kept = async () => {
      const rows = await ctx.db.selectFrom("api_requests").select("id").orderBy("id").execute();
      return rows.map(({ id }) => id);
    };
    await trimRequests(ctx.db, ctx.businessId);
    expect(await kept()).toHaveLength(MOST_REQUESTS + 1);
    await keep(ctx, { path: "/last" });
    await purgeRequests(ctx);
    const left = await kept();
    expect([left.length, left.includes(ids[0]!), left.includes(ids[1]!)]).toEqual([
      MOST_REQUESTS + 1,
      false,
      true,
    ]);
  });

  it("whoever goes on calling has no more kept, from one thousand calls to the next", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await fill(ctx, MOST_REQUESTS);
    const kept = async () => (await ctx.db.selectFrom("api_requests").select("id").execute()).length;
    const call = async (count: number) => {
      for (let made = 0; made < count; made++)
        noteRequest(ctx.platform, { ...rowOf(ctx), sent: null, answered: null });
      await flushRequests(ctx.platform);
      return kept();
    };
    for (const more of [250, 500, 750]) expect(await call(250)).toBe(MOST_REQUESTS + more);
    expect(await call(250)).toBe(MOST_REQUESTS);
  });

  it("of calls that wait to be written 250 are kept, and none of a business that has ended", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const gone = await sendingMember(ctx.platform, { email: "gone@example.ch" });
    await closeBusiness(gone);
    const note = (who: BusinessContext, path: string) =>
      noteRequest(ctx.platform, { ...rowOf(who, { path }), sent: Buffer.from("{}"), answered: null });
    note(gone, "/gone");
    for (let count = 1; count <= 250; count++) note(ctx, `/${count}`);
    await flushRequests(ctx.platform);
    note(ctx, "/after");
    await flushRequests(ctx.platform);
    const rows = await ctx.db.selectFrom("api_requests").selectAll().orderBy("id").execute();
    const paths = rows.map(({ path }) => path);
    expect([paths.length, paths.at(0), paths.at(-2), paths.at(-1)]).toEqual([250, "/1", "/249", "/after"]);
    expect(rows[0]).toMatchObject({ request_body: "{}", response_body: null });
  });

  it("calls of programs are kept, and none of a session or a visitor", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const url = new URL("https://rappen.example/api/v1/clients");
    const [request, response, pattern] = [new Request(url), new Response("{}"), "api/v1/clients"];
    const call = { request, url, pattern, response, ms: 1 };
    for (const who of [visitor(ctx.platform), ctx, { ...ctx, caller: CALLER }]) noteCall(who, call);
    await flushRequests(ctx.platform);
    const rows = await ctx.db.selectFrom("api_requests").select(["pattern", "caller_id"]).execute();
    expect(rows).toEqual([{ pattern: "/api/v1/clients", caller_id: CALLER.id }]);
  });
});

it("a status is three figures, or one and two that may be any", () => {
  expect(["100", "404", "5xx", "600", "4x4", "40", "4044"].map(isStatus)).toEqual([
    ...[true, true, true],
    ...[false, false, false, false],
  ]);
  expect([statusesOf("4xx"), statusesOf("404")]).toEqual([
    [400, 499],
    [404, 404],
  ]);
});

it("the first 4096 bytes of a body are kept, which end with a whole character", () => {
  expect(keptText(Buffer.from("x".repeat(4096)))).toBe("x".repeat(4096));
  expect(keptText(Buffer.from("x".repeat(4097)))).toBe(`${"x".repeat(4096)}…`);
  expect(keptText(Buffer.from(`${"x".repeat(4095)}ö`))).toBe(`${"x".repeat(4095)}…`);
  const long = `a${"x".repeat(5000)}`;
  for (const body of [long, Buffer.from(long)])
    expect(keptText(beginningOf(body))).toBe(`${long.slice(0, 4096)}…`);
});

type Row = Omit<Parameters<typeof noteRequest>[1], "sent" | "answered">;

function rowOf(ctx: BusinessContext, changes: Partial<Row> = {}): Row {
  return {
    id: ctx.newId(),
    business_id: ctx.businessId,
    caller_kind: "api_key",
    caller_id: "",
    caller_name: "",
    method: "GET",
    pattern: "/x",
    path: "/x",
    query: "",
    status: 200,
    ms: 1,
    idempotency_key: "",
    created_at: ctx.now.toISOString(),
    ...changes,
  };
}

async function keep(ctx: BusinessContext, changes: Partial<Row>): Promise<void> {
  const bodies = { request_body: null, response_body: null };
  await ctx.db
    .insertInto("api_requests")
    .values({ ...rowOf(ctx, changes), ...bodies })
    .execute();
}

async function fill(ctx: BusinessContext, count: number): Promise<string[]> {
  const bodies = { request_body: null, response_body: null };
  const rows = Array.from({ length: count }, () => ({ ...rowOf(ctx), ...bodies }));
  for (let at = 0; at < count; at += 1000)
    await ctx.db
      .insertInto("api_requests")
      .values(rows.slice(at, at + 1000))
      .execute();
  return rows.map(({ id }) => id);
}
