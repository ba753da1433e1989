import { expect, it } from "vitest";
import { deleteSandbox } from "#app/features/front/sandbox/sandboxes.server.ts";
import { listSandboxes } from "#app/features/people/accounts/sandbox/sandbox.server.ts";
import { handlers, schedules } from "#app/jobs.server.ts";
import { flushRequests } from "#app/features/programs/requests/request-queue.server.ts";
import { keptText } from "#app/features/programs/requests/redact.ts";
import { MOST_REQUESTS, trimRequests } from "#app/features/programs/requests/trim-requests.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { keyClient } from "../support/api-key.ts";
import { onEachDatabase } from "../support/databases/databases.ts";
import { INVOICE } from "../support/invoices/invoice-input.ts";
import { startProgram } from "./v1/start.ts";

interface Listed {
  id: string;
  path: string;
  method: string;
  status: number;
  requestBody: string | null;
  responseBody: string | null;
}

onEachDatabase((open) => {
  it("lists the calls of a key, the newest first, each with what was sent and answered", async () => {
    const { call, listed } = await start(open);
    const made = await call("POST", "/invoices", INVOICE);
    await call("GET", "/invoices?limit=5");
    await call("GET", "/invoices/x");
    const [missing, read, written] = await listed();
    expect(missing).toMatchObject({ status: 404, path: "/api/v1/invoices/x", requestBody: null });
    expect(read).toMatchObject({ method: "GET", query: "?limit=5", status: 200 });
    expect(written).toMatchObject({
      id: made.headers.get("X-Request-Id"),
      method: "POST",
      pattern: "/api/v1/invoices",
      status: 201,
      caller: { kind: "api_key" },
      idempotencyKey: null,
    });
    expect(JSON.parse(written!.requestBody!)).toEqual(INVOICE);
    expect(written!.responseBody).toContain(String(made.data?.id));
  });

  it("is filtered by status, method, path, key and time, and leafed through", async () => {
    const { call, listed, other, platform } = await start(open);
    await call("GET", "/clients");
    await other.call("GET", "/v1/clients");
    platform.pass(60_000);
    await call("POST", "/invoices", {});
    await call("GET", "/clients/x");
    const count = async (query: string) => (await listed(`?${query}`)).filter(isNoList).length;
    expect(await count("status=4xx")).toBe(2);
    expect(await count("status=404")).toBe(1);
    expect(await count("method=POST")).toBe(1);
    expect(await count("path=/api/v1/clients")).toBe(3);
    expect(await count(`keyId=${other.id}`)).toBe(1);
    expect(await count("to=2026-11-21T12:00:30Z")).toBe(2);
    expect(await count("from=2026-11-21T12:00:30Z")).toBe(2);
    const first = await call("GET", "/requests?limit=2&path=/api/v1/clients");
    const rest = await call("GET", `/requests?limit=2&path=/api/v1/clients&starting_after=${next(first)}`);
    expect([first.data?.has_more, rest.data?.has_more]).toEqual([true, false]);
    expect((await call("GET", "/requests?status=abc")).errors).toMatchObject([
      { field: "status", code: "field.http_status" },
    ]);
  });

  it("keeps no secret, and only the beginning of a long body", async () => {
    const { call, listed } = await start(open);
    const { data } = await call("POST", "/webhooks", {
      url: "https://example.com/hook",
      events: ["invoice.paid"],
    });
    const items = Array.from({ length: 100 }, () => ({ ...INVOICE.items[0], description: "ö".repeat(60) }));
    await call("POST", "/invoices", { ...INVOICE, items });
    const [long, webhook] = await listed();
    expect(String(data?.secret)).toMatch(/^whsec_/);
    expect(webhook?.responseBody).not.toContain(String(data?.secret));
    expect(webhook?.responseBody).toContain('"secret":"[hidden]"');
    expect(Buffer.byteLength(long!.requestBody!)).toBeLessThanOrEqual(4096 + 3);
    expect(long?.requestBody?.endsWith("…")).toBe(true);
  });

  it("is for owners with full access, and of the own business alone", async () => {
    const { ctx, origin, call } = await start(open);
    await call("GET", "/clients");
    const { api: reader } = await keyClient(origin, ctx, { access: "read_only" });
    expect(await reader.call("GET", "/v1/requests")).toMatchObject({
      status: 403,
      code: "api_key.full_required",
    });
  });

  it("calls of a sandbox that has ended hinder neither its removal nor the calls of others", async () => {
    const { ctx, origin, call, listed, platform } = await start(open);
    const { api: test } = await keyClient(origin, ctx, { name: "Trial", mode: "test" });
    const [sandbox] = await listSandboxes(ctx);
    await test.call("GET", "/v1/clients");
    await deleteSandbox(ctx, sandbox!.id);
    await call("GET", "/clients");
    await runDueJobs(platform, handlers);
    expect(await ctx.db.selectFrom("businesses").select("id").execute()).toEqual([{ id: ctx.businessId }]);
    expect((await listed()).map(({ path }) => path)).toEqual(["/api/v1/clients"]);
  });

  it("keeps at most 10,000 of a business, and none for longer than 30 days", async () => {
    const { ctx, listed, platform } = await start(open);
    await fill(ctx, MOST_REQUESTS + 7);
    await trimRequests(ctx.db, ctx.businessId);
    const { length } = await ctx.db.selectFrom("api_requests").select("id").execute();
    expect(length).toBe(MOST_REQUESTS);
    platform.pass(31 * 24 * 60 * 60 * 1000);
    expect((await listed()).filter(isNoList)).toEqual([]);
    expect(schedules).toMatchObject({ "requests.purge": "daily" });
    await ctx.transaction((ctx) => enqueueJob(ctx, { name: "requests.purge", payload: {} }));
    await runDueJobs(platform, handlers);
    expect(await ctx.db.selectFrom("api_requests").select("id").where("path", "=", "/x").execute()).toEqual(
      [],
    );
  });
});

it.each([
  ['{"url":"https://x.ch","secret":"abc\\"d"}', '{"url":"https://x.ch","secret":"[hidden]"}'],
  ['{"newPassword" : "x', '{"newPassword" : "[hidden]"'],
  ['{"notes":"rpn_live_abc-DEF_1"}', '{"notes":"[hidden]"}'],
  ['{"secrets":3,"notes":"a secret: b"}', '{"secrets":3,"notes":"a secret: b"}'],
])("of %s it keeps %s", (sent, kept) => {
  expect(keptText(Buffer.from(sent))).toBe(kept);
});

async function start(open: Parameters<typeof startProgram>[0]) {
  const program = await startProgram(open);
  const { platform, call, origin, ctx } = program;
  const { api, keyId: id } = await keyClient(origin, ctx);
  const other = { id, call: api.call.bind(api) };
  const listed = async (query = "") => {
    await flushRequests(platform);
    return (await call("GET", `/requests${query}`)).data?.requests as Listed[];
  };
  return { ...program, listed, other };
}

function isNoList(call: object): boolean {
  return !("pattern" in call && call.pattern === "/api/v1/requests");
}

function next({ data }: { data?: Record<string, unknown> }): string {
  return String(data?.next_cursor);
}

async function fill(ctx: UserContext, count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => ({
    id: ctx.newId(),
    business_id: ctx.businessId,
    caller_kind: "api_key" as const,
    caller_id: "",
    caller_name: "",
    method: "GET",
    pattern: "/x",
    path: "/x",
    query: "",
    status: 200,
    ms: 1,
    idempotency_key: "",
    request_body: null,
    response_body: null,
    created_at: ctx.now.toISOString(),
  }));
  for (let at = 0; at < count; at += 1000)
    await ctx.db
      .insertInto("api_requests")
      .values(rows.slice(at, at + 1000))
      .execute();
}
