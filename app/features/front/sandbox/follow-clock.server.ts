import { checkOverdue } from "#app/features/selling/invoices/status/overdue-check.server.ts";
import { remindAtMost } from "#app/features/money/reminders/run/run-reminders.server.ts";
import { runSeries } from "#app/features/selling/series/running/run-series.server.ts";
import { methodsThatBegin } from "#app/features/taxes/book-writers/jobs.server.ts";
import { clockOf, instantOn, trueNow } from "#app/platform/clock.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { type Day, zurichDay } from "#app/swiss/dates.ts";

/** Letters that a call waits for; the rest comes in a job. */
const MOST_LETTERS = 25;

/** What the passing of days brings to one sandbox, on its clock. Repeating it does nothing twice. */
async function followClock(ctx: Context, since = ctx.today): Promise<void> {
  if (!ctx.clock) return;
  await runSeries(ctx);
  await checkOverdue(ctx);
  await methodsThatBegin(ctx, since);
  await remindAtMost(ctx, MOST_LETTERS, since);
}

export async function followOrLater(ctx: Context, since: Day): Promise<void> {
  try {
    await followClock(ctx, since);
  } catch (error) {
    ctx.log.error({ event: "sandbox.follow_failed", err: error });
    await enqueueJob(ctx, { name: "sandbox.follow_clock", payload: { since } });
  }
}

export async function followClockJob(ctx: Context, { since }: Record<string, string>): Promise<void> {
  await followClock(ctx, since);
}

/** Once a day for each sandbox that is ahead, as its days pass like others. */
export async function followClocks(ctx: Context): Promise<void> {
  const rows = await ctx.db
    .selectFrom("businesses")
    .select(["id", "clock_days"])
    .where("clock_days", ">", 0)
    .where("sealed_until", "is", null)
    .execute();
  for (const { id, clock_days } of rows) {
    const clock = clockOf(id, clock_days);
    const day = zurichDay(instantOn(clock, trueNow(ctx)));
    const job = { name: "sandbox.follow_clock", payload: {}, key: `sandbox.follow_clock:${id}:${day}` };
    await enqueueJob({ ...ctx, clock }, job);
  }
}
