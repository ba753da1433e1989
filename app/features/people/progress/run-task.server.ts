import { asOwner, asPerson } from "#app/features/people/accounts/owner.server.ts";
import { trueNow } from "#app/platform/clock.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { AppError, type ErrorCode, unlessGone } from "#app/platform/errors.ts";
import type { JobHandler } from "#app/platform/jobs/jobs.server.ts";
import { reportSteps, type TellSteps } from "./live-steps.server.ts";
import { isOver, type Task } from "./task.ts";
import { findTask } from "./tasks.server.ts";

/**
 * `isAgain`: an earlier attempt broke off, after `task.done` steps or within the next. Answers `lost` once another
 * process has taken over.
 */
type Work = (
  ctx: UserContext,
  task: Task,
  attempt: { isAgain: boolean; tell: TellSteps },
) => Promise<"done" | "lost">;

/**
 * A broken rule ends the task; after any other failure the job goes on where it stopped.
 *
 * @param options `isWhole`: all steps are one transaction, so that an attempt which broke off has done none
 */
export function taskJob(work: Work, { isWhole = false } = {}): JobHandler {
  return {
    run: (ctx, payload) => withTask(ctx, payload, (own, task) => attempt(own, task, { work, isWhole })),
    givenUp: (ctx, payload) =>
      withTask(ctx, payload, (own, { id }) => changeTask(own, id, failedBy("server.failed"))),
  };
}

async function attempt(
  ctx: UserContext,
  found: Task,
  { work, isWhole }: { work: Work; isWhole: boolean },
): Promise<void> {
  const task = isWhole ? { ...found, done: 0 } : found;
  const { id, done } = task;
  const begun = { started_at: trueNow(ctx).toISOString(), done, done_at_start: done };
  await changeTask(ctx, id, { state: "running", ...begun });
  const { tell, end } = reportSteps(ctx, id);
  try {
    const result = await work(ctx, task, { isAgain: found.state === "running", tell });
    if (result === "done") await changeTask(ctx, id, { state: "done" });
  } catch (error) {
    if (!(error instanceof AppError) || /^server\.|\.busy$/.test(error.code)) throw error;
    await changeTask(ctx, id, failedBy(error.code));
  } finally {
    await end();
  }
}

/** Nothing once the account is deleted or disabled, the seat of whoever began it has ended, or the task is over. */
async function withTask(
  ctx: Context,
  payload: Record<string, string>,
  work: (ctx: UserContext, task: Task) => Promise<void>,
): Promise<void> {
  const { businessId = "", userId } = payload;
  const own = await (userId ? asPerson(ctx, businessId, userId) : asOwner(ctx, businessId));
  const task = own && (await unlessGone(findTask(own, payload.task ?? "")));
  if (own && task && !isOver(task)) await work(own, task);
}

function failedBy(error: ErrorCode): Change {
  return { state: "failed", error };
}

interface Change {
  state: Task["state"];
  started_at?: string;
  done?: number;
  done_at_start?: number;
  error?: ErrorCode;
}

async function changeTask(ctx: UserContext, id: string, change: Change): Promise<void> {
  await ctx.db
    .updateTable("tasks")
    .set(change)
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
}

/** @returns false once another process has taken over */
export async function recordSteps(
  ctx: UserContext,
  id: string,
  { before, done, counts }: { before: number; done: number; counts: Record<string, number> },
): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable("tasks")
    .set({ done, counts: JSON.stringify(counts) })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .where("done", "=", before)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
