import type { Selectable, Updateable } from "kysely";
import type { ActOrder, OperatorAct } from "#app/features/people/operator/acts/act.ts";
import { recordAct } from "#app/features/people/operator/acts/acts.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { JobsTable } from "#app/platform/database/schema/background.ts";
import { AppError } from "#app/platform/errors.ts";
import { accountOfJob } from "./job-account.server.ts";
import { SETTLED_WHEN_DEAD } from "./settled-jobs.ts";

/** After that a dead job's payload is forgotten (purge.server.ts). */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

type Job = Selectable<JobsTable>;

/**
 * From the first attempt on.
 * @throws AppError `job.not_found`, `job.not_dead`, `job.forgotten`; `job.settled` where its end was reported, as
 *   another attempt would do nothing
 */
export function retryJob(ctx: Context, id: string, order: ActOrder): Promise<void> {
  const retry = { state: "ready", attempts: 0, run_at: ctx.now.toISOString(), finished_at: null };
  const check = ({ name, finished_at }: Job) => {
    if (SETTLED_WHEN_DEAD.includes(name)) throw new AppError("job.settled");
    if (Date.parse(finished_at ?? "") <= ctx.now.getTime() - KEPT_MS) throw new AppError("job.forgotten");
  };
  return settle(ctx, id, { ...order, act: "job_retried", change: { ...retry, last_error: "" }, check });
}

/** It counts as done, and its payload is forgotten. @throws AppError `job.not_found`, `job.not_dead` */
export function dropJob(ctx: Context, id: string, order: ActOrder): Promise<void> {
  const change = { state: "done", payload: "{}", last_error: "", finished_at: ctx.now.toISOString() };
  return settle(ctx, id, { ...order, act: "job_dropped", change, check: () => {} });
}

interface Settling extends ActOrder {
  act: OperatorAct;
  change: Updateable<JobsTable>;
  check: (job: Job) => void;
}

async function settle(ctx: Context, id: string, { act, change, check, ...order }: Settling): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const wanted = ctx.db.selectFrom("jobs").selectAll().where("id", "=", id);
    const job = isId(id)
      ? await ctx.platform.database.dialect.forUpdate(wanted).executeTakeFirst()
      : undefined;
    if (!job) throw new AppError("job.not_found");
    if (job.state !== "dead") throw new AppError("job.not_dead");
    check(job);
    await ctx.db.updateTable("jobs").set(change).where("id", "=", id).where("state", "=", "dead").execute();
    const businessId = await accountOfJob(ctx, job.payload);
    await recordAct(ctx, { ...order, act, data: { job: job.name }, businessId });
    if (change.state === "ready") ctx.afterCommit(() => ctx.platform.jobQueued());
  });
}
