import { AsyncLocalStorage } from "node:async_hooks";
import { expect, it } from "vitest";
import { taskJob } from "#app/features/people/progress/run-task.server.ts";
import { beginTask, findTask } from "#app/features/people/progress/tasks.server.ts";
import { progressOf } from "#app/features/people/progress/task.ts";
import { purgeRows } from "#app/platform/database/purge-rows.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { freshSqlite, onEachShared } from "../../support/databases/databases.ts";
import { later, member, testPlatform } from "../../support/platform.ts";

const IMPORT = {
  kind: "import" as const,
  job: "import.run",
  key: "import:1",
  total: 0,
  payload: { id: "1" },
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onEachShared((open) => {
  it("says how far a task is while its transaction is open, and starts over after a crash", async () => {
    const [database, other] = await open();
    const platform = testPlatform(database);
    const ctx = await member(platform);
    const id = await beginTask(ctx, IMPORT);
    expect(await beginTask(ctx, IMPORT)).toBe(id);
    const waiting = await beginTask(ctx, { ...IMPORT, job: "import.other", key: "import:2" });
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
            const row = () =>
              other.db.selectFrom("tasks").select("done").where("id", "=", id).executeTakeFirst();
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
    expect(await findTask(ctx, waiting)).toMatchObject({ state: "waiting", done: 0, total: 0 });
  });
});

it("a task is forgotten after a day, and that of another business is not found", async () => {
  const platform = testPlatform(await freshSqlite());
  const ctx = await member(platform);
  const other = await member(platform, { email: "other@example.ch" });
  const id = await beginTask(ctx, IMPORT);
  const gone = { code: "task.not_found" };
  await expect(findTask(other, id)).rejects.toMatchObject(gone);
  platform.pass(DAY - MINUTE);
  await purgeRows(later(ctx), "tasks");
  expect(await findTask(ctx, id)).toMatchObject({ state: "waiting" });
  platform.pass(2 * MINUTE);
  await purgeRows(later(ctx), "tasks");
  await expect(findTask(ctx, id)).rejects.toMatchObject(gone);
});

it("tells the time left by the pace of the present attempt, once there is one", () => {
  const task = { id: "1", kind: "reminders" as const, state: "running" as const, payload: {}, counts: {} };
  const begun = { ...task, error: "", doneAtStart: 50, total: 100, startedAt: "2026-11-24T08:00:00.000Z" };
  const now = new Date("2026-11-24T08:00:10.000Z");
  expect(progressOf({ ...begun, done: 50 }, now).secondsLeft).toBeNull();
  expect(progressOf({ ...begun, done: 60 }, now).secondsLeft).toBe(40);
  expect(progressOf({ ...begun, done: 60, total: 0 }, now).secondsLeft).toBeNull();
});
