import { expect, it } from "vitest";
import { failureClass } from "#app/features/people/operator/jobs/failure-class.ts";
import { findAccountCard } from "#app/features/people/operator/accounts/account-card.server.ts";
import { listActs } from "#app/features/people/operator/acts/acts.server.ts";
import { listJobs } from "#app/features/people/operator/jobs/desk-jobs.server.ts";
import { dropJob, retryJob } from "#app/features/people/operator/jobs/settle-dead-job.server.ts";
import { SETTLED_WHEN_DEAD } from "#app/features/people/operator/jobs/settled-jobs.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { product } from "#app/product.ts";
import { onDatabaseOfDay, onEachShared } from "../../support/databases/databases.ts";
import { PERSON } from "../../support/person.ts";
import { member, testPlatform, visitor } from "../../support/platform.ts";

const ORDER = { by: "operator@example.ch", reason: "The mail server is back" };
const DAY = 24 * 60 * 60 * 1000;

/** A job that the worker gave up now. @returns its id */
async function deadJob(ctx: Context, name: string, payload: Record<string, string> = {}): Promise<string> {
  const id = ctx.newId();
  const at = ctx.now.toISOString();
  await ctx.db
    .insertInto("jobs")
    .values({
      id,
      name,
      key: null,
      payload: JSON.stringify(payload),
      state: "dead",
      attempts: 8,
      run_at: at,
      claimed_until: null,
      created_at: at,
      finished_at: at,
      last_error: "connect ETIMEDOUT",
    })
    .execute();
  return id;
}

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await runDueJobs(platform, handlers);
    platform.mailbox.length = 0;
    return { platform, ctx, desk: visitor(platform) };
  }

  it("a job tried again runs from its first attempt on, and the log names it and its account", async () => {
    const { platform, ctx, desk } = await start();
    const id = await deadJob(desk, "account.reset_email", { email: PERSON.email });
    expect((await findAccountCard(desk, ctx.businessId)).deadMails).toMatchObject([{ id, attempts: 8 }]);
    await retryJob(desk, id, ORDER);
    const jobs = desk.db.selectFrom("jobs").select(["state", "attempts"]).where("id", "=", id);
    expect(await jobs.execute()).toEqual([{ state: "ready", attempts: 0 }]);
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toMatchObject([{ to: PERSON.email, subject: "Set a new password" }]);
    const { acts } = await listActs(desk);
    expect(acts).toMatchObject([
      { act: "job_retried", accountId: ctx.businessId, data: { job: "account.reset_email" }, ...ORDER },
    ]);
    await expect(retryJob(desk, id, ORDER)).rejects.toMatchObject({ code: "job.not_dead" });
  });

  it("a dropped job never runs again and forgets its payload; one of no account is in the log too", async () => {
    const { platform, desk } = await start();
    const id = await deadJob(desk, "files.purge", { secret: "x" });
    await dropJob(desk, id, ORDER);
    const row = await desk.db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: "done", payload: "{}", last_error: "" });
    expect((await listActs(desk)).acts).toMatchObject([{ act: "job_dropped", accountId: null }]);
    await runDueJobs(platform, handlers);
    await expect(dropJob(desk, id, ORDER)).rejects.toMatchObject({ code: "job.not_dead" });
    for (const unknown of [desk.newId(), "x", "\0"])
      await expect(dropJob(desk, unknown, ORDER)).rejects.toMatchObject({ code: "job.not_found" });
  });

  it("a job is not tried again where its end was reported, or its payload is forgotten", async () => {
    const { platform, desk } = await start();
    const settled = await deadJob(desk, "invoice.delivery", { deliveryId: desk.newId() });
    await expect(retryJob(desk, settled, ORDER)).rejects.toMatchObject({ code: "job.settled" });
    const old = await deadJob(desk, "account.reset_email", { email: PERSON.email });
    const other = await deadJob(desk, "files.purge");
    platform.pass(30 * DAY - 1);
    await retryJob(visitor(platform), other, ORDER);
    platform.pass(1);
    await expect(retryJob(visitor(platform), old, ORDER)).rejects.toMatchObject({ code: "job.forgotten" });
    await dropJob(visitor(platform), old, ORDER);
    expect((await listActs(desk)).acts).toHaveLength(2);
  });

  it("waiting and dead jobs are listed page by page, each once", async () => {
    const { desk } = await start();
    for (let count = 0; count < 27; count++) await deadJob(desk, "files.purge");
    const first = await listJobs(desk, "dead");
    const second = await listJobs(desk, "dead", first.nextCursor);
    const ids = [...first.jobs, ...second.jobs].map(({ id }) => id);
    expect([new Set(ids).size, second.nextCursor]).toEqual([27, null]);
    expect(first.jobs[0]).toMatchObject({ name: "files.purge", state: "dead", failure: "ETIMEDOUT" });
    await expect(listJobs(desk, "ready", first.nextCursor)).rejects.toMatchObject({ code: "input.invalid" });
  });
});

onEachShared((open) => {
  it("of two operators who try a job again at once, one succeeds", async () => {
    const [first, second] = await open();
    const desks = [visitor(testPlatform(first)), visitor(testPlatform(second))];
    const id = await deadJob(desks[0]!, "files.purge");
    const results = await Promise.allSettled(desks.map((desk) => retryJob(desk, id, ORDER)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await listActs(desks[0]!)).acts).toHaveLength(1);
  });
});

it("exactly the jobs that report their end are not tried again", () => {
  const reporting = Object.entries(handlers).filter(([, handler]) => typeof handler === "object");
  expect(SETTLED_WHEN_DEAD.toSorted()).toEqual(reporting.map(([name]) => name).toSorted());
});

it.each([
  ["", ""],
  ["invoice.not_found", "invoice.not_found"],
  ["the account is disabled", "the account is disabled"],
  ["delivery put off: unreachable, ECONNREFUSED", "delivery put off: unreachable, ECONNREFUSED"],
  ["connect ETIMEDOUT 10.0.0.1:25", "ETIMEDOUT"],
  ["550 5.1.1 <kundin@example.ch>: user unknown", "5.1.1"],
  ["Mail to kundin@example.ch failed", "other"],
  ["Rechnung über 5.150.00 an Šárka", "other"],
  ["CHF 1'5.10.20", "other"],
  ["invoice 4711 would be settled by more than it owes", "other"],
  ["kundin.example", "other"],
])("of an error only what names nobody is shown: %j", (error, shown) => {
  expect(failureClass(error, product.errorStatuses)).toBe(shown);
});
