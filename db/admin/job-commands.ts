import { type JobList, listJobs } from "#app/features/people/operator/jobs/desk-jobs.server.ts";
import { dropJob, retryJob } from "#app/features/people/operator/jobs/settle-dead-job.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { withOrder } from "./act-command.ts";
import { columns, type CommandTable, done, notUnderstood, type Outcome } from "./command.ts";

export const jobCommands: CommandTable = {
  jobs: {
    usage: "jobs [--dead]",
    text: "lists background jobs that wait, or those that failed for good; the first 25",
    run: async (ctx, args, { dead }) =>
      args.length ? notUnderstood("jobs takes --dead only.") : showJobs(ctx, dead ? "dead" : "ready"),
  },
  "retry-job": {
    usage: "retry-job ID [--reason TEXT]",
    text: "starts a job that failed for good again",
    run: async (ctx, [id, ...rest], options) => {
      if (!id || rest.length) return notUnderstood("retry-job needs the id of a job.");
      return withOrder(options, async (order) => {
        await retryJob(ctx, id, order);
        return done(`Job ${id} runs again.`);
      });
    },
  },
  "drop-job": {
    usage: "drop-job ID [--reason TEXT]",
    text: "puts a job that failed for good away",
    run: async (ctx, [id, ...rest], options) => {
      if (!id || rest.length) return notUnderstood("drop-job needs the id of a job.");
      return withOrder(options, async (order) => {
        await dropJob(ctx, id, order);
        return done(`Job ${id} is dropped.`);
      });
    },
  },
};

async function showJobs(ctx: Context, list: JobList): Promise<Outcome> {
  const { jobs } = await listJobs(ctx, list);
  if (jobs.length === 0) return done(list === "dead" ? "No job has failed for good." : "No job is waiting.");
  const rows = jobs.map(({ id, name, attempts, createdAt, runAt, failure }) => [
    ...[id, name, `attempts ${attempts}`, `created ${createdAt}`, `attempt ${runAt}`, failure],
  ]);
  return done(columns(rows));
}
