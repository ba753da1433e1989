import { expect, it } from "vitest";
import { findProfile } from "#app/features/people/accounts/profile.server.ts";
import { listSessions } from "#app/features/people/accounts/sign-in/sessions.server.ts";
import { signIn } from "#app/features/people/accounts/sign-in/sign-in.server.ts";
import { findTwoStep } from "#app/features/people/accounts/sign-in/two-step.server.ts";
import { personData, businessData } from "#app/features/front/exports/my-data/account-data.server.ts";
import { changePlan } from "#app/features/people/operator/accounts/change-plan.server.ts";
import {
  disableAccount,
  enableAccount,
} from "#app/features/people/operator/accounts/disable-account.server.ts";
import { endSessions, removeSecondStep } from "#app/features/people/operator/accounts/end-access.server.ts";
import {
  beginMove,
  breakOffMove,
  moveStateOf,
} from "#app/features/people/operator/accounts/move-account.server.ts";
import { resendMail } from "#app/features/people/operator/accounts/resend-mail.server.ts";
import { COMMAND_LINE } from "#app/features/people/operator/acts/act.ts";
import { listActs, listOwnActs } from "#app/features/people/operator/acts/acts.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { onDatabaseOfDay, onEachShared } from "../../support/databases/databases.ts";
import { turnOnTwoStep } from "../../support/authenticator.ts";
import { newEmails } from "../../support/server/mailbox.ts";
import { PERSON } from "../../support/person.ts";
import { OPERATOR, seenOf } from "../../support/operator/desk.ts";
import { confirmAddress, makePro, member, testPlatform, visitor } from "../../support/platform.ts";
import { inSandboxOf } from "../../support/sandbox.ts";

const ORDER = { by: OPERATOR, reason: "Asked by telephone" };

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open(), { OPERATOR_EMAILS: OPERATOR });
    const ctx = await member(platform);
    await runDueJobs(platform, handlers);
    platform.mailbox.length = 0;
    const acts = async () => (await listActs(visitor(platform))).acts;
    return { platform, ctx, acts, desk: visitor(platform) };
  }

  it("each act is in the log with operator, account, reason and instant", async () => {
    const { ctx, acts, desk } = await start();
    const order = { ...ORDER, plan: "pro" as const, period: "yearly" as const };
    expect(await changePlan(desk, ctx.businessId, order)).toEqual({ isDone: true, inForce: "pro" });
    expect(await findProfile(ctx)).toMatchObject({ plan: "pro", business: { billingPeriod: "yearly" } });
    expect(await acts()).toMatchObject([
      {
        act: "plan_changed",
        accountId: ctx.businessId,
        ...ORDER,
        data: { plan: "pro", period: "yearly" },
        at: ctx.now.toISOString(),
      },
    ]);
  });

  it("an act that changes nothing is not in the log", async () => {
    const { ctx, acts, desk } = await start();
    const free = { ...ORDER, plan: "free" as const, period: null };
    expect(await changePlan(desk, ctx.businessId, free)).toEqual({ isDone: false, inForce: "free" });
    expect(await enableAccount(desk, ctx.businessId, ORDER)).toBe(false);
    expect(await removeSecondStep(desk, ctx.businessId, ORDER)).toBe(false);
    await confirmAddress(ctx);
    expect(await resendMail(desk, ctx.businessId, { ...ORDER, mail: "verification" })).toBe(false);
    expect(await acts()).toEqual([]);
  });

  it("a form sent twice, or from a page that is outdated, is refused", async () => {
    const { ctx, acts, desk } = await start();
    const seen = await seenOf(ctx);
    const send = () => resendMail(desk, ctx.businessId, { ...ORDER, seen, mail: "password" });
    expect(await send()).toBe(true);
    await expect(send()).rejects.toMatchObject({ code: "operator_account.changed" });
    expect(await acts()).toHaveLength(1);
  });

  it("ending sessions ends bearer tokens too, and a sign-in under way", async () => {
    const { ctx, desk } = await start();
    const { accessVersion } = await signIn(visitor(ctx.platform), PERSON);
    await endSessions(desk, ctx.businessId, ORDER);
    expect(await listSessions(ctx)).toEqual([]);
    expect((await signIn(visitor(ctx.platform), PERSON)).accessVersion).toBe(accessVersion + 1);
  });

  it("removing the second step removes its codes and sessions, and the owner is told why", async () => {
    const { platform, ctx, desk } = await start();
    await turnOnTwoStep(ctx);
    await newEmails(platform);
    expect(await removeSecondStep(desk, ctx.businessId, ORDER)).toBe(true);
    expect(await findTwoStep(ctx)).toEqual({ state: "off" });
    expect(await listSessions(ctx)).toEqual([]);
    expect((await signIn(visitor(platform), PERSON)).needsCode).toBe(false);
    const codes = await ctx.db.selectFrom("recovery_codes").select("id").execute();
    expect(codes).toEqual([]);
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toMatchObject([
      { to: PERSON.email, subject: "Two-step sign-in has been turned off" },
    ]);
    expect(platform.mailbox[0]!.text).toContain("The reason given: Asked by telephone");
  });

  it("each owner is told the reason that concerns them", async () => {
    const { platform, ctx, desk } = await start();
    const other = await member(platform, { email: "other@example.ch" });
    await disableAccount(desk, ctx.businessId, { ...ORDER, reason: "Goods that never came" });
    await disableAccount(desk, other.businessId, { ...ORDER, reason: "An address that is nobody's" });
    await runDueJobs(platform, handlers);
    const toldOf = (reason: string) =>
      platform.mailbox.filter(({ text }) => text.includes(reason)).map(({ to }) => to);
    expect(toldOf("Goods that never came")).toEqual([PERSON.email]);
    expect(toldOf("An address that is nobody's")).toEqual(["other@example.ch"]);
  });

  it("an e-mail sent again is the usual one", async () => {
    const { platform, ctx, desk } = await start();
    await resendMail(desk, ctx.businessId, { ...ORDER, mail: "verification" });
    await resendMail(desk, ctx.businessId, { ...ORDER, mail: "password" });
    await runDueJobs(platform, handlers);
    expect(platform.mailbox.map(({ subject }) => subject)).toEqual([
      ...["Please confirm your e-mail address", "Set a new password"],
    ]);
  });

  it("from the web nobody locks an operator out; the command line does", async () => {
    const { platform, desk } = await start();
    const operator = await member(platform, { email: OPERATOR });
    await turnOnTwoStep(operator);
    for (const act of [disableAccount, removeSecondStep]) {
      await expect(act(desk, operator.businessId, ORDER)).rejects.toMatchObject({
        code: "operator_account.of_operator",
      });
      expect(await act(desk, operator.businessId, { by: COMMAND_LINE, reason: "Left the company" })).toBe(
        true,
      );
    }
  });

  it("sandboxes, deleted accounts and what is no id are not found", async () => {
    const { ctx, desk } = await start();
    await makePro(ctx);
    const { sandbox } = await inSandboxOf(ctx);
    await closeBusiness(ctx);
    expect(await moveStateOf(desk, sandbox.businessId)).toBeNull();
    for (const id of [sandbox.businessId, ctx.businessId, ctx.newId(), "", "\0", "../x"])
      await expect(disableAccount(desk, id, ORDER)).rejects.toMatchObject({
        code: "operator_account.not_found",
      });
  });

  it("an account on its way to another database says where, and its jobs wait until that ends", async () => {
    const { platform, ctx, desk } = await start();
    await enqueueJob(ctx, { name: "book.renew", payload: { businessId: ctx.businessId } });
    const states = async () =>
      (await ctx.db.selectFrom("jobs").select("state").where("name", "=", "book.renew").execute()).map(
        ({ state }) => state,
      );
    await beginMove(desk, ctx.businessId, "other");
    expect(await moveStateOf(desk, ctx.businessId)).toEqual({
      to: "other",
      isMoved: false,
      isDisabled: true,
    });
    await runDueJobs(platform, handlers);
    expect(await states()).toEqual(["held"]);
    await breakOffMove(desk, ctx.businessId);
    expect(await moveStateOf(desk, ctx.businessId)).toEqual({ to: null, isMoved: false, isDisabled: false });
    await runDueJobs(platform, handlers);
    expect(await states()).toEqual(["done"]);
  });

  it("the owner reads what concerns the account, and nothing of others, also in all their data", async () => {
    const { platform, ctx, desk } = await start();
    const other = await member(platform, { email: "other@example.ch" });
    await endSessions(desk, other.businessId, { ...ORDER, reason: "Somebody else" });
    await endSessions(desk, ctx.businessId, ORDER);
    expect((await listOwnActs(ctx)).acts).toMatchObject([{ act: "sessions_ended", reason: ORDER.reason }]);
    const { operatorActs } = await businessData(ctx);
    expect(operatorActs).toEqual([
      { act: "sessions_ended", data: {}, reason: ORDER.reason, at: ctx.now.toISOString() },
    ]);
    expect(JSON.stringify({ ...(await personData(ctx)), operatorActs })).not.toContain(OPERATOR);
  });

  it("the log is read page by page, newest first", async () => {
    const { ctx, desk } = await start();
    for (let count = 0; count < 27; count++)
      await endSessions(desk, ctx.businessId, { ...ORDER, reason: `Number ${count}` });
    const first = await listActs(desk);
    const second = await listActs(desk, first.nextCursor);
    expect([first.acts.length, second.acts.length, second.nextCursor]).toEqual([25, 2, null]);
    expect([first.acts[0]!.reason, second.acts[1]!.reason]).toEqual(["Number 26", "Number 0"]);
    const own = await listOwnActs(ctx);
    const before = await listOwnActs(ctx, own.nextCursor);
    expect([own.acts.length, before.acts.length]).toEqual([25, 2]);
    expect([own.acts[0]!.reason, before.acts[1]!.reason]).toEqual(["Number 26", "Number 0"]);
    await expect(listActs(desk, "nonsense")).rejects.toMatchObject({ code: "input.invalid" });
  });
});

onEachShared((open) => {
  it("an act that two operators do at once happens once and is in the log once", async () => {
    const [first, second] = await open();
    const platforms = [testPlatform(first), testPlatform(second)];
    const ctx = await member(platforms[0]!);
    const results = await Promise.all(
      platforms.map((platform) => disableAccount(visitor(platform), ctx.businessId, ORDER)),
    );
    expect(results.toSorted()).toEqual([false, true]);
    expect((await listActs(visitor(platforms[0]!))).acts).toHaveLength(1);
  });
});
