import { addDays } from "#app/swiss/dates.ts";
import { expect, it } from "vitest";
import { listSandboxes } from "#app/features/people/accounts/sandbox/sandbox.server.ts";
import { emptySandbox } from "#app/features/front/sandbox/sandboxes.server.ts";
import { deleteAccount } from "#app/features/people/accounts/closing/delete-account.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { keyClient } from "../../support/api-key.ts";
import { apiMember } from "../../support/api-member.ts";
import { ApiClient, Browser } from "../../support/client.ts";
import { freshSqlite, onDatabaseOfDay, type OpenDatabase } from "../../support/databases/databases.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { PERSON } from "../../support/person.ts";
import { testPlatform } from "../../support/platform.ts";
import { readPdf } from "../../support/read/read-pdf.ts";
import { expectFailure, rawCall } from "../../support/read/api-answers.ts";
import { serve } from "../../support/server/server.ts";

async function start(open: OpenDatabase = freshSqlite) {
  const platform = testPlatform(await open());
  const session = new ApiClient(await serve(platform));
  const ctx = await apiMember(platform, session);
  const { api: live } = await keyClient(session.origin, ctx);
  const { api: test, keyId } = await keyClient(session.origin, ctx, { name: "Trial", mode: "test" });
  return { platform, session, ctx, live, test, keyId, origin: session.origin };
}

onDatabaseOfDay((open) => {
  it("what a test key writes is not there for live keys and pages, and the reverse", async () => {
    const { live, test, session } = await start(open);
    expect(test.token).toMatch(/^rpn_test_[\w-]{43}$/);
    const real = await live.call("POST", "/v1/invoices", INVOICE);
    const trial = await test.call("POST", "/v1/invoices", INVOICE);
    expect([real.status, trial.status]).toEqual([201, 201]);
    expect(trial.data?.invoiceNumber).toBe(`TEST-${String(real.data?.invoiceNumber)}`);
    const [realId, trialId] = [String(real.data?.id), String(trial.data?.id)];
    for (const [api, own, foreign] of [
      [live, realId, trialId],
      [test, trialId, realId],
      [session, realId, trialId],
    ] as const) {
      const path = api === session ? "/invoices" : "/v1/invoices";
      expect((await api.call("GET", path)).data).toMatchObject({ total: 1, invoices: [{ id: own }] });
      await expectFailure(await rawCall(api, "GET", `${path}/${foreign}`), 404, "invoice.not_found");
      await expectFailure(await rawCall(api, "GET", `${path}/${foreign}/pdf`), 404, "invoice.not_found");
    }
    expect((await test.call("POST", "/v1/clients", CLIENT)).status).toBe(201);
    expect((await live.call("GET", "/v1/clients")).data).toMatchObject({ total: 0 });
    const profile = await session.call("GET", "/user/profile");
    expect(profile.data).toMatchObject({ subscription: { invoicesGenerated: 1 } });
  });

  it("a sandbox has events of its own, which go with it", async () => {
    const { ctx, platform, live, test } = await start(open);
    const made = await test.call("POST", "/v1/invoices", INVOICE);
    await test.call("DELETE", `/v1/invoices/${String(made.data?.id)}`);
    const { data } = await test.call("GET", "/v1/events");
    expect((data?.events as { type: string }[]).map(({ type }) => type)).toEqual([
      "invoice.deleted",
      "invoice.created",
    ]);
    expect((await live.call("GET", "/v1/events")).data).toMatchObject({ events: [] });
    await emptyFirst(ctx);
    await runDueJobs(platform, handlers);
    expect((await test.call("GET", "/v1/events")).data).toMatchObject({ events: [] });
    for (const table of ["webhook_events", "deletions"] as const)
      expect(await platform.database.db.selectFrom(table).select("id").execute()).toEqual([]);
  });

  it("an Idempotency-Key of a test call is not that of a live call", async () => {
    const { live, test } = await start(open);
    const headers = { "Content-Type": "application/json", "Idempotency-Key": "order-1" };
    const post = (api: ApiClient) => rawCall(api, "POST", "/v1/invoices", JSON.stringify(INVOICE), headers);
    const answers = [await post(live), await post(test), await post(test)];
    expect(answers.map((answer) => answer.headers.get("Idempotent-Replayed"))).toEqual([null, null, "true"]);
    expect((await test.call("GET", "/v1/invoices")).data).toMatchObject({ total: 1 });
  });

  it("the test data can be deleted: numbers start again, test keys go on, real data stays", async () => {
    const { ctx, platform, live, test } = await start(open);
    await live.call("POST", "/v1/invoices", INVOICE);
    const first = await test.call("POST", "/v1/invoices", INVOICE);
    await test.call("PUT", `/v1/invoices/${String(first.data?.id)}/status`, { status: "sent" });
    await test.call("POST", "/v1/clients", CLIENT);
    await emptyFirst(ctx);
    expect((await test.call("GET", "/v1/invoices")).data).toMatchObject({ total: 0 });
    const again = await test.call("POST", "/v1/invoices", INVOICE);
    expect(again.data?.invoiceNumber).toBe(first.data?.invoiceNumber);
    await runDueJobs(platform, handlers);
    const { db } = platform.database;
    expect(await db.selectFrom("businesses").select("id").execute()).toHaveLength(2);
    expect(await db.selectFrom("invoices").select("id").execute()).toHaveLength(2);
    expect(await db.selectFrom("invoice_pdfs").select("invoice_id").execute()).toEqual([]);
    expect(await db.selectFrom("clients").select("id").execute()).toEqual([]);
    expect((await live.call("GET", "/v1/invoices")).data).toMatchObject({ total: 1 });
  });

  it("the account takes its sandbox along", async () => {
    const { ctx, platform, live, test } = await start(open);
    await live.call("POST", "/v1/invoices", INVOICE);
    const { data } = await test.call("POST", "/v1/invoices", INVOICE);
    await test.call("PUT", `/v1/invoices/${String(data?.id)}/status`, { status: "sent" });
    await deleteAccount(ctx, { password: PERSON.password, confirmed: true });
    expect((await test.call("GET", "/v1/invoices")).status).toBe(401);
    await runDueJobs(platform, handlers);
    const { db } = platform.database;
    const left = await db.selectFrom("businesses").select(["id", "sealed_until"]).execute();
    expect(left).toEqual([{ id: ctx.businessId, sealed_until: addDays(ctx.today, 30) }]);
    expect(await db.selectFrom("invoices").select("id").execute()).toHaveLength(1);
    for (const table of ["invoices", "history", "deliveries", "logos"] as const)
      for (const { business_id } of await db.selectFrom(table).select("business_id").execute())
        expect(business_id, table).toBe(ctx.businessId);
  });
});

it("a PDF of a sandbox says that it is a test, with its payment part", async () => {
  const { live, test } = await start();
  const texts = [];
  for (const api of [live, test]) {
    const { data } = await api.call("POST", "/v1/invoices", { ...INVOICE, language: "de" });
    await api.call("POST", `/v1/invoices/${String(data?.id)}/mark-sent`);
    const pdf = await rawCall(api, "GET", `/v1/invoices/${String(data?.id)}/pdf`);
    const [page] = readPdf(new Uint8Array(await pdf.arrayBuffer()));
    texts.push(page!.lines.map(({ text }) => text).join("\n"));
  }
  expect(texts.map((text) => text.includes("Test, bitte nicht bezahlen"))).toEqual([false, true]);
  expect(texts.map((text) => text.includes("Zahlteil"))).toEqual([true, true]);
});

it("a sandbox starts with the profile of the business, and both go their own ways", async () => {
  const { live, test } = await start();
  const [real, trial] = [
    await live.call("POST", "/v1/invoices", INVOICE),
    await test.call("POST", "/v1/invoices", INVOICE),
  ];
  expect(trial.data?.creditor).toEqual(real.data?.creditor);
  expect(trial.data?.paymentReference).toBe("RF03TESTINV20260001");
});

it("the plan is that of the business", async () => {
  const { ctx, platform, test } = await start();
  await platform.database.db
    .updateTable("businesses")
    .set({ plan: "free" })
    .where("id", "=", ctx.businessId)
    .execute();
  await expectFailure(await rawCall(test, "GET", "/v1/invoices"), 403, "plan.pro_required");
});

it("GET /api/v1/account says whose key this is, and what it opens", async () => {
  const { ctx, live, test, keyId, origin } = await start();
  await live.call("POST", "/v1/invoices", INVOICE);
  const { data: real } = await live.call("GET", "/v1/account");
  expect(real).toMatchObject({
    business: { id: ctx.businessId, name: "Anna Muster", isSandbox: false },
    plan: "pro",
    usage: { invoices: 1, edits: 0 },
    user: { id: ctx.user.id, email: PERSON.email },
    key: { name: "Shop", mode: "live", access: "full", expiresOn: null, expiresAt: null },
  });
  const { data: trial } = await test.call("GET", "/v1/account");
  expect(trial).toMatchObject({
    business: { name: "Anna Muster", isSandbox: true },
    plan: "pro",
    usage: { invoices: 0, edits: 0 },
    key: { id: keyId, name: "Trial", mode: "test" },
  });
  expect(trial?.business).not.toMatchObject({ id: ctx.businessId });
  const { api } = await keyClient(origin, ctx, {
    access: "custom",
    scopes: ["clients:read", "clients:write"],
  });
  const { data: part } = await api.call("GET", "/v1/account");
  expect(part?.key).toMatchObject({ access: "custom", scopes: ["clients:write"] });
  await expectFailure(await rawCall(new ApiClient(origin), "GET", "/v1/account"), 401, "api_key.required");
});

it("is made, and its data deleted, by forms alone", async () => {
  const { origin } = await start();
  const browser = new Browser(origin);
  await browser.post("/login", { email: PERSON.email, password: PERSON.password });
  const made = await browser.post("/profile/api-keys/create", {
    name: "Probe",
    mode: "test",
    access: "custom",
    expiresOn: "",
    "scopes.invoices": "write",
    "scopes.clients": "read",
    "scopes.account": "",
  });
  const secret = /rpn_test_[\w-]{43}/.exec(await made.text())![0];
  const api = new ApiClient(origin);
  api.token = secret;
  expect((await api.call("POST", "/v1/invoices", INVOICE)).status).toBe(201);
  expect((await api.call("GET", "/v1/clients")).status).toBe(200);
  await expectFailure(await rawCall(api, "POST", "/v1/clients", "{}"), 403, "api_key.scope_missing");
  const list = await (await browser.get("/profile/api-keys")).text();
  expect(list).toContain("Test key");
  expect(list).toContain("Invoices and credit notes: read and write");
  expect(list).toContain("Clients: read");
  const link = await emptyLink(browser);
  expect(await (await browser.get(link)).text()).toContain("Delete test data");
  const done = await browser.post(link, {});
  expect(done.headers.get("Location")).toBe("/profile/sandboxes");
  expect((await api.call("GET", "/v1/invoices")).data).toMatchObject({ total: 0 });
});

it("without a test key there is no sandbox", async () => {
  const platform = testPlatform(await freshSqlite());
  const session = new ApiClient(await serve(platform));
  const ctx = await apiMember(platform, session);
  await keyClient(session.origin, ctx);
  expect(await listSandboxes(ctx)).toEqual([]);
});

async function emptyFirst(ctx: UserContext): Promise<void> {
  const [first] = await listSandboxes(ctx);
  await emptySandbox(ctx, first!.id);
}

async function emptyLink(browser: Browser): Promise<string> {
  const list = await (await browser.get("/profile/sandboxes")).text();
  return `${/\/profile\/sandboxes\/[\w-]+/.exec(list)![0]}/delete-test-data`;
}
