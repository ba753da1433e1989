import { expect, it } from "vitest";
import { listSessions } from "#app/features/people/accounts/sign-in/sessions.server.ts";
import { resetPassword } from "#app/features/people/accounts/sign-in/password-reset.server.ts";
import { signIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { findTwoStep } from "#app/features/people/accounts/sign-in/two-step.server.ts";
import { listActs } from "#app/features/people/operator/acts/acts.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { runAdmin } from "#db/admin.ts";
import { onDatabaseOfDay } from "../support/databases/databases.ts";
import { turnOnTwoStep } from "../support/authenticator.ts";
import { PERSON } from "../support/person.ts";
import { member, testPlatform, visitor } from "../support/platform.ts";

const { email } = PERSON;
const WHY = ["--reason", "Asked by telephone"];

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open(), { OPERATOR_EMAILS: email });
    const ctx = await member(platform);
    await runDueJobs(platform, handlers);
    platform.mailbox.length = 0;
    const admin = (...args: string[]) => runAdmin(args, (work) => work(visitor(platform)));
    const acts = async () =>
      (await listActs(visitor(platform))).acts.map(({ act, by, reason }) => [act, by, reason]);
    return { platform, ctx, admin, acts };
  }

  it("finds accounts, without control characters of a terminal", async () => {
    const { ctx, admin } = await start();
    await ctx.db.updateTable("businesses").set({ company_name: "Muster\u001b[2J AG" }).execute();
    const { text, code } = await admin("accounts", "anna@");
    expect([code, text]).toEqual([0, `${ctx.businessId}  not confirmed  ${email}  Muster\uFFFD[2J AG`]);
    expect(await admin("accounts", "nobody")).toEqual({ text: "No account found.", code: 1 });
  });

  it("opens an account on a closed copy, with a link to set its password", async () => {
    const platform = testPlatform(await open(), { REGISTRATION: "closed" });
    const admin = (...args: string[]) => runAdmin(args, (work) => work(visitor(platform)));
    const { text, code } = await admin(
      "create-account",
      email,
      "Anna",
      "Muster",
      "--company",
      "Studio Muster",
    );
    expect(code).toBe(0);
    const token = /token=([\w-]{43})$/.exec(text)?.[1] ?? "";
    const { password } = PERSON;
    await resetPassword(visitor(platform), { token, password, revokeApiKeys: false });
    expect(await signIn(visitor(platform), PERSON)).toMatchObject({ needsCode: false });
    expect((await admin("accounts", email)).text).toMatch(/active {2}anna@example.ch {2}Studio Muster$/);
    const again = await admin("create-account", email, "Anna", "Muster");
    expect(again).toEqual({ text: "There is already an account with this e-mail address.", code: 1 });
    expect((await admin("create-account", "anna", "Anna", "Muster")).text).toMatch(
      /^This cannot be used: email\./,
    );
    expect((await listActs(visitor(platform))).acts.map(({ act }) => act)).toEqual(["created"]);
  });

  it("disables and enables, also an operator, and only once", async () => {
    const { platform, admin, acts } = await start();
    expect(await admin("disable", email, ...WHY)).toEqual({ text: `${email} is disabled.`, code: 0 });
    await expect(signIn(visitor(platform), PERSON)).rejects.toMatchObject({ code: "account.disabled" });
    expect((await admin("disable", email, ...WHY)).text).toContain("nothing to do");
    expect(await admin("enable", email, ...WHY)).toEqual({ text: `${email} is enabled.`, code: 0 });
    expect(await signIn(visitor(platform), PERSON)).toMatchObject({ needsCode: false });
    expect(await acts()).toEqual([
      ...[
        ["enabled", "", WHY[1]],
        ["disabled", "", WHY[1]],
      ],
    ]);
  });

  it("ends sessions, removes the second step and sends e-mails again", async () => {
    const { platform, ctx, admin, acts } = await start();
    await turnOnTwoStep(ctx);
    expect((await admin("remove-second-step", email)).code).toBe(0);
    expect(await findTwoStep(ctx)).toEqual({ state: "off" });
    expect(await listSessions(ctx)).toEqual([]);
    expect((await admin("end-sessions", email)).code).toBe(0);
    expect((await admin("resend-mail", email, "password", ...WHY)).code).toBe(0);
    await runDueJobs(platform, handlers);
    expect(platform.mailbox.map(({ subject }) => subject).toSorted()).toEqual([
      ...["Set a new password", "Two-step sign-in has been turned off", "Two-step sign-in is on"],
    ]);
    expect((await acts()).map(([act]) => act)).toEqual([
      ...["mail_resent", "sessions_ended", "second_step_removed"],
    ]);
  });

  it("a plan is in the log when it changes", async () => {
    const { admin, acts } = await start();
    await admin("plan", email, "pro");
    await admin("plan", email, "pro");
    expect(await acts()).toEqual([["plan_changed", "", ""]]);
  });

  it("lists, tries again and drops jobs", async () => {
    const { ctx, admin, acts } = await start();
    expect((await admin("jobs", "--dead")).text).toBe("No job has failed for good.");
    await ctx.db.updateTable("jobs").set({ state: "dead", last_error: "connect ECONNREFUSED" }).execute();
    const { id } = await ctx.db.selectFrom("jobs").select("id").executeTakeFirstOrThrow();
    expect((await admin("jobs", "--dead")).text).toMatch(
      new RegExp(`^${id}  account.verification_email .*ECONNREFUSED`),
    );
    expect(await admin("retry-job", id)).toEqual({ text: `Job ${id} runs again.`, code: 0 });
    expect((await admin("jobs")).text).toContain(id);
    expect((await admin("drop-job", id, ...WHY)).code).toBe(1);
    await ctx.db.updateTable("jobs").set({ state: "dead" }).execute();
    expect(await admin("drop-job", id, ...WHY)).toEqual({ text: `Job ${id} is dropped.`, code: 0 });
    expect((await acts()).map(([act]) => act)).toEqual(["job_dropped", "job_retried"]);
  });

  it("shows the log of all accounts or of one, and the state of this copy", async () => {
    const { admin } = await start();
    expect(await admin("log")).toEqual({ text: "Nothing so far.", code: 0 });
    await admin("end-sessions", email, ...WHY);
    for (const args of [["log"], ["log", email]])
      expect((await admin(...args)).text).toMatch(
        /command line .* All devices were signed out  Asked by telephone$/,
      );
    const { text } = await admin("health");
    for (const fact of ["Accounts ", "Database ", "Last backup ", "Release "]) expect(text).toContain(fact);
  });
});

it.each([
  ["disable", email],
  ["disable", email, "--reason", " "],
  ["disable", email, "--reason", "x".repeat(301)],
  ["disable", ...WHY],
  ["disable", email, "more", ...WHY],
  ["enable", email],
  ["end-sessions"],
  ["resend-mail", email],
  ["resend-mail", email, "invoice"],
  ["retry-job"],
  ["drop-job", "1", "2"],
  ["jobs", "dead"],
  ["log", email, "more"],
  ["health", "more"],
])("is not understood: %j %j %j %j", async (...args) => {
  const { code, text } = await runAdmin(args, (work) => work(undefined as never));
  expect([code, text.includes("npm run admin -- disable EMAIL --reason TEXT")]).toEqual([2, true]);
});
