import { AppError } from "#app/platform/errors.ts";
import { outsideTraces } from "#app/platform/observability/tracing/spans.server.ts";
import { claimJob, type JobHandler, type Lane, runJob } from "./jobs.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { createScheduler, type Schedules } from "./schedule.server.ts";

/** ms between looks for jobs that were not announced: retries, and jobs of other processes. */
const LOOK_EVERY = 1_000;

/** ms; a claim holds for longer. */
const WRITE_TIMEOUT = 60_000;

/** ms that a running job waits while the database is away, so that its result is recorded. */
const OUTAGE = 60_000;

interface JobWorker {
  wake(): void;
  stop(): Promise<void>;
}

interface WorkerLane extends Lane {
  atOnce?: number;
}

export function startJobWorker(
  platform: Platform,
  handlers: Record<string, JobHandler>,
  schedules: Schedules = {},
  lane: WorkerLane = {},
): JobWorker {
  const { dialect } = platform.database;
  const queueScheduled = createScheduler(platform, schedules);
  const running = new Set<Promise<void>>();
  let stopped = false;
  let served = "";
  let again = false;

  const wake = () => {
    again = true;
    if (stopped || running.size === (lane.atOnce ?? 1)) return;
    const run = outsideTraces(() => dialect.withWriteTimeout(WRITE_TIMEOUT, work))
      .catch((error: unknown) => {
        // The database is away, which has been reported: the next look is soon.
        if (!(error instanceof AppError)) platform.log.error({ event: "worker.failed", err: error });
      })
      .finally(() => {
        running.delete(run);
        if (again) wake();
      });
    running.add(run);
  };
  const work = async () => {
    again = false;
    await queueScheduled();
    while (!stopped) {
      const job = await claimJob(platform.database, platform.now(), lane, served);
      if (!job) return;
      served = job.business_id;
      // Where several run at the same time, another one may be due.
      wake();
      await dialect.outlasting(OUTAGE, () => runJob(platform, handlers, job));
    }
  };
  const timer = setInterval(wake, LOOK_EVERY);
  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}

export async function runDueJobs(platform: Platform, handlers: Record<string, JobHandler>): Promise<number> {
  let served = "";
  for (let count = 0; ; count++) {
    const job = await claimJob(platform.database, platform.now(), {}, served);
    if (!job) return count;
    served = job.business_id;
    await runJob(platform, handlers, job);
  }
}
