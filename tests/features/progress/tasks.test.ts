import { AsyncLocalStorage } from "node:async_hooks";
import { expect, it } from "vitest";
import { taskJob } from "#app/features/people/progress/run-task.server.ts";
import { beginTask, findTask } from "#app/features/people/progress/tasks.server.ts";
import { progressOf } from "#app/features/people/progress/task.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onEachShared } from "../../support/databases/databases.ts";
import { member, testPlatform } from "../../support/platform.ts";

const IMPORT = {
  kind: "import" as const,
  job: "import.run",
  key: "import:1",
  total: 0,
  payload: { id: "1" },
};

onEachShared((open) => {
  it("says how far a task is while its transaction is open, and starts over after a crash", async () => {
    const [database, other] = await open();
    const platform = testPlatform(database);
    const ctx = await member(platform);
    const id = await beginTask(ctx, IMPORT);
    expect(await beginTask(ctx, IMPORT)).toBe(id);
    const outside = AsyncLocalStorage.snapshot();
    let attempts = 0;
    const handler = taskJob(
      (own, task, { isAgain, tell }) =>
        own.transaction(async () => {
          attempts += 1;
          expect([task.done, isAgain]).toEqual([0, attempts > 1]);
          tell({ done: 3, total: 7 });
          await outside(async () => {
            expect(await findTask(ctx, id)).toMatchObject({ state: "running", done: 3, total: 7 });
            if (!platform.database.dialect.writesBeside) return;
            const row = () => other.db.selectFrom("tasks").select("done").executeTakeFirst();
            await expect.poll(async () => (await row())?.done).toBe(3);
          });
          if (attempts === 1) throw new Error("the process dies");
          return "done" as const;
        }),
      { isWhole: true },
    );
    await runDueJobs(platform, { "import.run": handler });
    platform.pass(60_000);
    await runDueJobs(platform, { "import.run": handler });
    expect(attempts).toBe(2);
    expect(await findTask(ctx, id)).toMatchObject({ state: "done" });
  });
});

it("tells the time left by the pace of the present attempt, once there is one", () => {
  const task = { id: "1", kind: "reminders" as const, state: "running" as const, payload: {}, counts: {} };
  const begun = { ...task, error: "", doneAtStart: 50, total: 100, startedAt: "2026-11-24T08:00:00.000Z" };
  const now = new Date("2026-11-24T08:00:10.000Z");
  expect(progressOf({ ...begun, done: 50 }, now).secondsLeft).toBeNull();
  expect(progressOf({ ...begun, done: 60 }, now).secondsLeft).toBe(40);
  expect(progressOf({ ...begun, done: 60, total: 0 }, now).secondsLeft).toBeNull();
});
