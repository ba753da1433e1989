import { expect, it } from "vitest";
import { findProfile } from "#app/features/people/accounts/profile.server.ts";
import { listActs } from "#app/features/people/operator/acts/acts.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { apiKeyOf } from "../../support/api-key.ts";
import { Browser } from "../../support/client.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { browserOf, openDesk, OPERATOR, seenOf } from "../../support/operator/desk.ts";
import { PERSON } from "../../support/person.ts";
import { makePro, member, visitor } from "../../support/platform.ts";

const REASON = "Asked by telephone";

async function start() {
  const desk = await openDesk(await freshSqlite());
  const owner = await member(desk.platform, { companyName: "Muster AG" });
  const at = (act: string) => `/admin/accounts/${owner.businessId}${act}`;
  const act = async (name: string, fields: Record<string, string> = {}) =>
    desk.browser.post(at(name), { reason: REASON, seen: await seenOf(owner), ...fields });
  return { ...desk, owner, at, act, acts: async () => (await listActs(visitor(desk.platform))).acts };
}

it("an operator finds an account and reads its facts", async () => {
  const { browser, owner } = await start();
  const list = await (await browser.get("/admin/accounts?q=muster")).text();
  expect(list).toContain(`/admin/accounts/${owner.businessId}`);
  const page = await (await browser.get(`/admin/accounts/${owner.businessId}`)).text();
  for (const text of [PERSON.email, "Muster AG", "Anna Muster", "as registered"])
    expect(page).toContain(text);
  const health = await (await browser.get("/admin")).text();
  for (const text of ["SQLite", "Last backup", "Jobs that failed for good"]) expect(health).toContain(text);
});

it("the menu leads operators to the desk, and nobody else", async () => {
  const { browser, owner, origin } = await start();
  const link = 'href="/admin"';
  expect(await (await browser.get("/dashboard")).text()).toContain(link);
  const other = await browserOf(owner, origin);
  expect(await (await other.get("/dashboard")).text()).not.toContain(link);
});

it("each act asks for a reason, and keeps what was typed when something is wrong", async () => {
  const { act, acts } = await start();
  for (const name of [
    "/plan",
    "/disable",
    "/enable",
    "/end-sessions",
    "/remove-second-step",
    "/resend/password",
  ]) {
    const answer = await act(name, { reason: " ", password: PERSON.password, plan: "pro" });
    expect([name, answer.status]).toEqual([name, 422]);
    expect(await answer.text()).toContain("-reason-error");
    const long = await act(name, { reason: "x".repeat(301), password: PERSON.password, plan: "pro" });
    expect([long.status, (await long.text()).includes("x".repeat(301))]).toEqual([422, true]);
  }
  expect(await acts()).toEqual([]);
});

it("the plan is changed, and nothing else by a choice there is not", async () => {
  const { owner, act, acts } = await start();
  expect((await act("/plan", { plan: "gold" })).status).toBe(422);
  expect((await act("/plan", { plan: "pro_yearly" })).status).toBe(303);
  expect(await findProfile(owner)).toMatchObject({ plan: "pro", business: { billingPeriod: "yearly" } });
  expect((await act("/plan", { plan: "pro_yearly" })).status).toBe(409);
  expect(await acts()).toMatchObject([{ act: "plan_changed", by: OPERATOR, reason: REASON }]);
});

it("what is dangerous asks for the operator's own password, by the usual rate limit", async () => {
  const { platform, act, acts } = await start();
  platform.env.RATE_LIMIT_FACTOR = 1;
  for (const name of ["/disable", "/remove-second-step"])
    expect((await act(name, { password: "wrong" })).status).toBe(422);
  for (let count = 0; count < 8; count++) await act("/disable", { password: "wrong" });
  expect((await act("/disable", { password: PERSON.password })).status).toBe(429);
  expect(await acts()).toEqual([]);
});

it("a form sent twice does its act once", async () => {
  const { browser, at, owner, acts } = await start();
  const form = { reason: REASON, seen: await seenOf(owner) };
  const answers = await Promise.all([1, 2].map(() => browser.post(at("/end-sessions"), form)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  expect(await acts()).toHaveLength(1);
});

it("a disabled account is refused everywhere with its own message, and comes back", async () => {
  const { platform, origin, owner, act } = await start();
  await makePro(owner);
  const { secret } = await apiKeyOf(owner);
  const session = await browserOf(owner, origin);
  expect((await act("/disable", { password: PERSON.password })).status).toBe(303);
  expect((await session.get("/dashboard")).headers.get("Location")).toContain("/login");
  const login = (password: string) =>
    new Browser(origin).post("/login", { email: PERSON.email, password, redirectTo: "" });
  const refused = await login(PERSON.password);
  expect([refused.status, (await refused.text()).includes("disabled by the operator")]).toEqual([403, true]);
  expect((await login("wrong-password")).status).toBe(401);
  for (const [path, init] of [
    ["/api/v1/clients", {}],
    ["/mcp", { method: "POST", body: "{}" }],
  ] as const) {
    const headers = { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" };
    const answer = await fetch(origin + path, { ...init, headers });
    expect([path, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      ...[path, 403, "account.disabled"],
    ]);
  }
  const api = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: PERSON.email, password: PERSON.password }),
  });
  expect([api.status, ((await api.json()) as { code: string }).code]).toEqual([403, "account.disabled"]);
  expect((await act("/enable")).status).toBe(303);
  expect((await login(PERSON.password)).status).toBe(303);
  expect(platform.env.OPERATOR_EMAILS).toContain(OPERATOR);
});

it("an operator cannot lock out operators, themselves included", async () => {
  const { browser, operator, acts } = await start();
  const form = { reason: REASON, seen: "", password: PERSON.password };
  for (const act of ["disable", "remove-second-step"]) {
    const answer = await browser.post(`/admin/accounts/${operator.businessId}/${act}`, form);
    expect(answer.status).toBe(403);
  }
  const page = await (await browser.get(`/admin/accounts/${operator.businessId}`)).text();
  expect(page).not.toContain(`/admin/accounts/${operator.businessId}/disable`);
  expect(await acts()).toEqual([]);
});

it("the owner finds what the operator did in the profile, without the operator's address", async () => {
  const { origin, owner, act } = await start();
  const before = await (await (await browserOf(owner, origin)).get("/profile/sign-in")).text();
  expect(before).not.toContain("/profile/operator-acts");
  await act("/plan", { plan: "pro" });
  const browser = await browserOf(owner, origin);
  expect(await (await browser.get("/profile/sign-in")).text()).toContain("/profile/operator-acts");
  const page = await (await browser.get("/profile/operator-acts")).text();
  expect(page).toContain("The plan Pro was given");
  expect(page).toContain(REASON);
  expect(page).not.toContain(OPERATOR);
});

it("addresses of accounts, jobs and e-mails that there are not are not found", async () => {
  const { browser, owner } = await start();
  const nobody = owner.newId();
  for (const path of [
    ...[`/admin/accounts/${nobody}`, "/admin/accounts/x", `/admin/accounts/${nobody}/plan`],
    ...[`/admin/accounts/${owner.businessId}/resend/invoice`, `/admin/jobs/${nobody}/retry`],
  ])
    expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
});

it("pages without a form take none", async () => {
  const { browser } = await start();
  for (const path of ["/admin", "/admin/accounts", "/admin/jobs", "/admin/log"])
    expect([path, (await browser.post(path, {})).status]).toEqual([path, 405]);
});

it("a failed job is tried again or dropped from its own page", async () => {
  const { browser, owner, acts } = await start();
  const [retried, dropped] = [await deadMail(owner), await deadMail(owner)];
  const list = await (await browser.get("/admin/jobs")).text();
  expect(list).toContain(`/admin/jobs/${retried}/retry`);
  expect((await browser.post(`/admin/jobs/${retried}/retry`, { reason: "" })).status).toBe(422);
  expect((await browser.post(`/admin/jobs/${retried}/retry`, { reason: REASON })).status).toBe(303);
  expect((await browser.post(`/admin/jobs/${dropped}/drop`, { reason: REASON })).status).toBe(303);
  expect((await browser.post(`/admin/jobs/${dropped}/drop`, { reason: REASON })).status).toBe(409);
  expect((await acts()).map(({ act }) => act)).toEqual(["job_dropped", "job_retried"]);
  expect(await (await browser.get("/admin/jobs?list=ready")).text()).toContain("account.reset_email");
});

async function deadMail(ctx: UserContext): Promise<string> {
  const id = ctx.newId();
  const at = ctx.now.toISOString();
  await ctx.db
    .insertInto("jobs")
    .values({
      id,
      name: "account.reset_email",
      key: null,
      payload: JSON.stringify({ email: ctx.user.email }),
      state: "dead",
      attempts: 8,
      run_at: at,
      claimed_until: null,
      last_error: "",
      created_at: at,
      finished_at: at,
    })
    .execute();
  return id;
}
