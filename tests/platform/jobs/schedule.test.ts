import { expect, it, vi } from "vitest";
import { handlers, schedules } from "#app/jobs.server.ts";
import { startJobWorker } from "#app/platform/jobs/job-worker.server.ts";
import { createScheduler } from "#app/platform/jobs/schedule.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { type TestPlatform, testPlatform } from "../../support/platform.ts";

const DAILY = { "test.daily": "daily" } as const;
/** The tests' clock stands at 13:00 in Zurich. */
const TO_MIDNIGHT = 11 * 60 * 60 * 1000;

it("schedules only jobs that exist", () => {
  expect(Object.keys(schedules).filter((name) => !handlers[name])).toEqual([]);
});

onDatabaseOfDay((open) => {
  it("runs a daily job once a calendar day in Zurich, with two workers", async () => {
    const platform = testPlatform(await open());
    const run = vi.fn(() => Promise.resolve());
    const workers = [1, 2].map(() => startJobWorker(platform, { "test.daily": run }, DAILY));
    const settled = async (times: number) => {
      for (const worker of workers) worker.wake();
      await expect.poll(() => run.mock.calls.length).toBe(times);
      await expect.poll(() => unfinished(platform)).toEqual([]);
      expect(run).toHaveBeenCalledTimes(times);
    };
    await settled(1);
    platform.pass(TO_MIDNIGHT - 1);
    await settled(1);
    platform.pass(1);
    await settled(2);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(await keysOf(platform)).toEqual(["test.daily:2026-11-21", "test.daily:2026-11-22"]);
  });

  it("asks the database once a day", async () => {
    const platform = testPlatform(await open());
    const queue = createScheduler(platform, DAILY);
    await queue();
    await platform.database.db.deleteFrom("jobs").execute();
    await queue();
    expect(await keysOf(platform)).toEqual([]);
    await createScheduler(platform, DAILY)();
    expect(await keysOf(platform)).toEqual(["test.daily:2026-11-21"]);
  });
});

function unfinished({ database }: TestPlatform) {
  return database.db.selectFrom("jobs").select("id").where("state", "<>", "done").execute();
}

async function keysOf(platform: TestPlatform): Promise<(string | null)[]> {
  const rows = await platform.database.db.selectFrom("jobs").select("key").orderBy("key").execute();
  return rows.map(({ key }) => key);
}
