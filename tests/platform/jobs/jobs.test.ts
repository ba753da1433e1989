import { expect, it, onTestFinished } from "vitest";
import { runDueJobs, startJobWorker } from "#app/platform/jobs/job-worker.server.ts";
import { withBusiness } from "#app/platform/context.server.ts";
import { PermanentFailure } from "#app/platform/errors.ts";
import { claimJob, enqueueJob, type Job, runJob } from "#app/platform/jobs/jobs.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { type TestPlatform, testPlatform, visitor } from "../../support/platform.ts";

const MINUTE = 60 * 1000;
const JOB = { name: "test.job", payload: { id: "7" } };

/** Longer than any pause between two attempts. */
const LONG = 24 * 60 * MINUTE;

onEachDatabase((open) => {
  it("runs a job once, with its payload, and wakes the worker once it is written", async () => {
    const { platform, queue } = await withQueue();
    let woken = 0;
    platform.jobQueued = () => void woken++;
    await queue();
    expect(woken).toBe(1);
    const payloads: unknown[] = [];
    const handlers = { "test.job": async (_ctx: unknown, payload: unknown) => void payloads.push(payload) };
    expect(await runDueJobs(platform, handlers)).toBe(1);
    expect(await runDueJobs(platform, handlers)).toBe(0);
    expect(payloads).toEqual([{ id: "7" }]);
    expect(await jobs(platform)).toMatchObject([{ state: "done", attempts: 1, last_error: "" }]);
  });

  it("is claimed by one of two who ask at once", async () => {
    const { platform, queue } = await withQueue();
    for (let count = 0; count < 5; count++) await queue();
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => claimJob(platform.database, platform.now())),
    );
    const ids = claims.flatMap((job) => (job ? [job.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await drain(platform);
    expect(ids.length + rest.length).toBe(5);
  });

  it("a job that hangs in a lane of its own holds up no other one", async () => {
    const { platform } = await withQueue();
    const ctx = visitor(platform);
    for (const name of ["test.slow", "test.quick"]) await enqueueJob(ctx, { name, payload: {} });
    const answer = Promise.withResolvers<void>();
    const quickIsDone = new Promise<void>((done) => {
      const handlers = { "test.slow": () => answer.promise, "test.quick": () => Promise.resolve(done()) };
      const lanes = [{ only: ["test.slow"] }, { except: ["test.slow"] }];
      const workers = lanes.map((lane) => startJobWorker(platform, handlers, {}, lane));
      onTestFinished(async () => {
        answer.resolve();
        await Promise.all(workers.map((worker) => worker.stop()));
      });
    });
    await quickIsDone;
    expect(await claimJob(platform.database, platform.now(), { except: ["test.slow"] })).toBeNull();
    expect((await jobs(platform)).map(({ name }) => name).toSorted()).toEqual(["test.quick", "test.slow"]);
  });

  it("waits for its time", async () => {
    const { platform, queue } = await withQueue();
    await queue({ runAt: new Date(platform.now().getTime() + MINUTE) });
    expect(await claimJob(platform.database, platform.now())).toBeNull();
    platform.pass(MINUTE);
    expect(await claimJob(platform.database, platform.now())).not.toBeNull();
  });

  it("security 18: is tried again after pauses that grow, and is dead after the last", async () => {
    const { platform, queue } = await withQueue();
    await queue();
    const handlers = { "test.job": () => Promise.reject(new Error("mail server is away")) };
    const pauses: number[] = [];
    for (;;) {
      expect(await runDueJobs(platform, handlers)).toBe(1);
      const [job] = await jobs(platform);
      expect(job!.last_error).toBe("mail server is away");
      if (job!.state === "dead") break;
      pauses.push(Date.parse(job!.run_at) - platform.now().getTime());
      platform.pass(LONG);
    }
    expect(pauses.length).toBeGreaterThan(3);
    expect(pauses).toEqual([...new Set(pauses)].toSorted((a, b) => a - b));
    platform.pass(LONG);
    expect(await runDueJobs(platform, handlers)).toBe(0);
  });

  it("security 18: is dead at once when repeating it is pointless", async () => {
    const { platform, queue } = await withQueue();
    await queue();
    await runDueJobs(platform, {
      "test.job": () => Promise.reject(new PermanentFailure("no such mailbox")),
    });
    expect(await jobs(platform)).toMatchObject([
      { state: "dead", attempts: 1, last_error: "no such mailbox" },
    ]);
  });

  it("businesses take turns, and the product's own jobs come once a round", async () => {
    const { platform } = await withQueue();
    const ctx = visitor(platform);
    for (const id of ["b", "b", "b", "b", "c", "c", "a", "", ""])
      await enqueueJob(id ? withBusiness(ctx, id) : ctx, { name: "test.job", payload: {} });
    const order: string[] = [];
    for (;;) {
      const job = await claimJob(platform.database, platform.now(), {}, order.at(-1));
      if (!job) break;
      order.push(job.business_id);
    }
    expect(order.join()).toBe("a,b,c,,b,c,,b,b");
    const lane = { only: ["test.job"], onePerBusiness: true };
    for (const id of ["a", "d", "d"])
      await enqueueJob(withBusiness(ctx, id), { name: "test.job", payload: {} });
    const claim = async () => (await claimJob(platform.database, platform.now(), lane))?.business_id;
    expect([await claim(), await claim()]).toEqual(["d", undefined]);
  });

  it("is dead when nobody knows its name", async () => {
    const { platform, queue } = await withQueue();
    await queue();
    await runDueJobs(platform, {});
    expect(await jobs(platform)).toMatchObject([{ state: "dead", last_error: "no handler for test.job" }]);
  });

  it("is queued once for one key, and as often as asked without", async () => {
    const { platform, queue } = await withQueue();
    await queue({ key: "invoice-1" });
    await queue({ key: "invoice-1" });
    await queue({ key: "invoice-2" });
    await queue();
    await queue();
    expect((await jobs(platform)).map((job) => job.key ?? "none").toSorted()).toEqual([
      "invoice-1",
      "invoice-2",
      "none",
      "none",
    ]);
  });

  it("security 17: is taken over when the process that claimed it has died, not before", async () => {
    const { platform, queue } = await withQueue();
    await queue();
    const crashed = await claimJob(platform.database, platform.now());
    platform.pass(Date.parse(crashed!.claimed_until!) - platform.now().getTime() - 1);
    expect(await claimJob(platform.database, platform.now())).toBeNull();
    platform.pass(1);
    expect(await claimJob(platform.database, platform.now())).toMatchObject({ id: crashed!.id, attempts: 2 });
  });

  it("security 18: is given up when it took its process down at every attempt", async () => {
    const { platform, queue } = await withQueue();
    await queue();
    let claims = 0;
    while ((await claimJob(platform.database, platform.now())) && claims++ < 7) platform.pass(LONG);
    platform.pass(LONG);
    let runs = 0;
    await runDueJobs(platform, { "test.job": () => Promise.resolve(void runs++) });
    expect(runs).toBe(0);
    expect(await jobs(platform)).toMatchObject([{ state: "dead", attempts: 9 }]);
  });

  it("security 18: tells who waits for it once it is given up, and only then", async () => {
    const { platform, queue } = await withQueue();
    await queue();
    const told: unknown[] = [];
    const run = () => Promise.reject(new Error("mail server is away"));
    const givenUp = (_ctx: unknown, payload: unknown) => Promise.resolve(void told.push(payload));
    const handlers = { "test.job": { run, givenUp } };
    for (;;) {
      await runDueJobs(platform, handlers);
      if ((await jobs(platform))[0]!.state === "dead") break;
      expect(told).toEqual([]);
      platform.pass(LONG);
    }
    expect(told).toEqual([{ id: "7" }]);

    await queue();
    await runDueJobs(platform, {
      "test.job": { run: () => Promise.reject(new PermanentFailure("never")), givenUp },
    });
    await queue();
    for (let claims = 0; claims < 8; claims++) {
      await claimJob(platform.database, platform.now());
      platform.pass(LONG);
    }
    await runDueJobs(platform, handlers);
    expect(told).toHaveLength(3);
  });

  it("is settled by the process that took it over, not by the slow one that had it", async () => {
    const { platform, queue } = await withQueue();
    await queue();
    const slow = await claimJob(platform.database, platform.now());
    platform.pass(LONG);
    const second = await claimJob(platform.database, platform.now());
    await runJob(platform, { "test.job": () => Promise.reject(new Error("too late")) }, slow!);
    expect(await jobs(platform)).toMatchObject([{ state: "running", attempts: 2, last_error: "" }]);
    await runJob(platform, { "test.job": () => Promise.resolve() }, second!);
    expect(await jobs(platform)).toMatchObject([{ state: "done" }]);
  });

  it("security 18: goes with the transaction that queued it", async () => {
    const { platform, queue } = await withQueue();
    let woken = 0;
    platform.jobQueued = () => void woken++;
    const failing = visitor(platform).transaction(async (ctx) => {
      await enqueueJob(ctx, JOB);
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect([await jobs(platform), woken]).toEqual([[], 0]);
    await queue();
    expect(await jobs(platform)).toHaveLength(1);
  });

  async function withQueue() {
    const platform = testPlatform(await open());
    const queue = (more: { key?: string; runAt?: Date } = {}) =>
      enqueueJob(visitor(platform), { ...JOB, ...more });
    return { platform, queue };
  }
});

function jobs(platform: TestPlatform): Promise<Job[]> {
  return platform.database.db.selectFrom("jobs").selectAll().orderBy("id").execute();
}

async function drain(platform: TestPlatform): Promise<Job[]> {
  const job = await claimJob(platform.database, platform.now());
  return job ? [job, ...(await drain(platform))] : [];
}
