import { expect, it } from "vitest";
import { recordSteps, taskJob } from "#app/features/people/progress/run-task.server.ts";
import { secondsLeftOf } from "#app/features/people/progress/seconds-left.ts";
import {
  beginTask,
  findTask,
  taskOfKey,
  unfinishedTask,
} from "#app/features/people/progress/tasks.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { closeBusiness } from "../../support/accounts/close-business.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { member, testPlatform, visitor } from "../../support/platform.ts";

const TASK = { kind: "import" as const, job: "import.run", key: "import:1", total: 10, payload: { id: "1" } };

type Work = Parameters<typeof taskJob>[0];

onDatabaseOfDay((open) => {
  it("a broken rule ends a task by its name; what fails otherwise, or waits for others, is tried again", async () => {
    const ctx = await member(testPlatform(await open()));
    for (const [error, state, told] of [
      [new AppError("import.not_found"), "failed", "import.not_found"],
      [new Error("power failure"), "running", ""],
      [new AppError("server.busy"), "running", ""],
    ] as const) {
      const { id, run } = await begun(ctx, error.message, async () => {
        throw error;
      });
      await (state === "failed" ? run() : expect(run()).rejects.toBe(error));
      expect(await findTask(ctx, id)).toMatchObject({ state, error: told });
    }
  });

  it("an attempt goes on after the steps that are done, unless all are one transaction", async () => {
    const ctx = await member(testPlatform(await open()));
    const seen: [number, number, boolean][] = [];
    const work: Work = async (own, task, { isAgain }) => {
      const { doneAtStart } = await findTask(own, task.id);
      seen.push([task.done, doneAtStart, isAgain]);
      if (!isAgain) throw new Error("power failure");
      return "done";
    };
    const beside = await beginTask(ctx, { ...TASK, key: "beside" });
    for (const isWhole of [false, true]) {
      const { id, run } = await begun(ctx, `whole ${isWhole}`, work, isWhole);
      await expect(run()).rejects.toThrow("power failure");
      expect(await recordSteps(ctx, id, { before: 0, done: 4, counts: { clients: 4 } })).toBe(true);
      expect(await recordSteps(ctx, id, { before: 0, done: 5, counts: {} })).toBe(false);
      await run();
      expect(await findTask(ctx, id)).toMatchObject({ state: "done", counts: { clients: 4 } });
    }
    expect(await findTask(ctx, beside)).toMatchObject({ state: "waiting", done: 0, counts: {} });
    expect(seen).toEqual([
      [0, 0, false],
      [4, 4, true],
      [0, 0, false],
      [0, 0, true],
    ]);
  });

  it("a task that another process took over is not said to be done, and one that is over runs no more", async () => {
    const ctx = await member(testPlatform(await open()));
    let runs = 0;
    const { id, run, givenUp } = await begun(ctx, "lost", async () => {
      runs += 1;
      return runs === 1 ? "lost" : "done";
    });
    await run();
    expect(await findTask(ctx, id)).toMatchObject({ state: "running" });
    for (let again = 0; again < 2; again++) await run();
    expect([runs, (await findTask(ctx, id)).state]).toEqual([2, "done"]);
    await givenUp();
    expect(await findTask(ctx, id)).toMatchObject({ state: "done", error: "" });
  });

  it("a task whose job has been given up has failed, and can be begun again; others go on", async () => {
    const ctx = await member(testPlatform(await open()));
    const other = await member(ctx.platform, { email: "other@example.ch" });
    const { id, givenUp } = await begun(ctx, "one", async () => "done");
    const beside = (await begun(ctx, "two", async () => "done")).id;
    const others = (await begun(other, "one", async () => "done")).id;
    expect([await taskOfKey(ctx, "one"), await unfinishedTask(ctx, "one")]).toEqual([id, id]);
    await givenUp();
    expect(await findTask(ctx, id)).toMatchObject({ state: "failed", error: "server.failed" });
    expect([await taskOfKey(ctx, "one"), await unfinishedTask(ctx, "one")]).toEqual([null, null]);
    expect([await taskOfKey(ctx, "two"), await taskOfKey(other, "one")]).toEqual([beside, others]);
    const next = await beginTask(ctx, { ...TASK, key: "one" });
    expect([next === id, await beginTask(ctx, { ...TASK, key: "one" })]).toEqual([false, next]);
    await expect(findTask(ctx, id)).rejects.toMatchObject({ code: "task.not_found" });
    expect(await findTask(ctx, beside)).toMatchObject({ state: "waiting" });
  });

  it("nothing is begun or done for a business that is closed", async () => {
    const ctx = await member(testPlatform(await open()));
    let runs = 0;
    const { run } = await begun(ctx, "one", async () => {
      runs += 1;
      return "done";
    });
    await closeBusiness(ctx);
    await run();
    expect(runs).toBe(0);
    await expect(beginTask(ctx, { ...TASK, key: "two" })).rejects.toMatchObject({ code: "session.required" });
  });
});

it("the time that is left is told after a second and a step, in whole seconds, and never less than none", () => {
  const left = (done: number, passed: number, total = 10) => secondsLeftOf({ done, total, passed });
  expect([left(0, 5_000), left(1, 999), left(1, 1_000)]).toEqual([null, null, 9]);
  expect([left(3, 1_000), left(10, 1_000), left(11, 1_000)]).toEqual([3, 0, 0]);
});

/** A task that waits, and what its job does. */
async function begun(ctx: UserContext, key: string, work: Work, isWhole = false) {
  const id = await beginTask(ctx, { ...TASK, key });
  const handler = isWhole ? taskJob(work, { isWhole }) : taskJob(work);
  if (typeof handler === "function") throw new Error("a task has an end as well");
  const payload = { task: id, businessId: ctx.businessId, userId: ctx.user.id };
  const asJob = (run: typeof handler.run) => () =>
    Promise.resolve(run(visitor(ctx.platform), payload, "job"));
  return { id, run: asJob(handler.run), givenUp: asJob(handler.givenUp) };
}
