import { randomUUIDv7 } from "node:crypto";
import type { Selectable, Updateable } from "kysely";
import { findClock, trueNow } from "#app/platform/clock.server.ts";
import { type BusinessContext, type Context, createContext } from "#app/platform/context.server.ts";
import type { Database, Db } from "#app/platform/database/db.server.ts";
import { PermanentFailure } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { markFailed, type Trace, traceFields } from "#app/platform/observability/tracing/spans.server.ts";
import { inTrace } from "#app/platform/observability/tracing/tracing.server.ts";
import type { JobsTable } from "#app/platform/database/schema/background.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";

/** `id` is the job's own, the same at every attempt. */
type JobRun = (ctx: Context, payload: Record<string, string>, id: string) => Promise<void>;

/** `givenUp` is called when the job will never run again; it may be called twice. */
export type JobHandler = JobRun | { run: JobRun; givenUp: JobRun };

export type Jobs = Record<string, JobDefinition>;

interface JobDefinition {
  handler: JobHandler;
  schedule?: "daily" | "hourly";
  lane?: string;
  /** Scheduled only where documents are moved out of the database. */
  needsStore?: boolean;
}

export type Job = Selectable<JobsTable>;

/** Seconds: about a day in all. After the last one a job is dead. */
const PAUSES = [10, 60, 300, 1_800, 7_200, 21_600, 57_600];

/** ms; then another process may take the job of one that died. No job may take as long. */
const CLAIM = 5 * 60_000;

/**
 * In the caller's transaction. A second job with the same key is not queued. One of a sandbox runs on its clock.
 * @param job `runAt` is a true instant
 */
export async function enqueueJob(
  ctx: Context,
  job: { name: string; payload: Record<string, string>; key?: string; runAt?: Date },
): Promise<void> {
  await ctx.db
    .insertInto("jobs")
    .values({
      id: ctx.newId(),
      name: job.name,
      business_id: isOfBusiness(ctx) ? ctx.businessId : (job.payload.businessId ?? ""),
      key: job.key ?? null,
      payload: JSON.stringify(ctx.clock ? { ...job.payload, clockOf: ctx.clock.businessId } : job.payload),
      state: "ready",
      attempts: 0,
      run_at: (job.runAt ?? trueNow(ctx)).toISOString(),
      claimed_until: null,
      last_error: "",
      created_at: trueNow(ctx).toISOString(),
      finished_at: null,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  ctx.afterCommit(() => ctx.platform.jobQueued());
}

function isOfBusiness(ctx: Context | BusinessContext): ctx is BusinessContext {
  return "businessId" in ctx;
}

export interface Lane {
  only?: string[];
  except?: string[];
  /** Long jobs: while one of a business runs, its next one waits. */
  onePerBusiness?: boolean;
}

/**
 * Businesses take turns, in the order of their ids. Looks with plain reads first: most looks find nothing and must not
 * take the write lock.
 * @param after the business whose job was claimed last
 */
export async function claimJob(
  { db, dialect }: Database,
  now: Date,
  lane: Lane = {},
  after = "",
): Promise<Job | null> {
  const time = now.toISOString();
  for (const due of [abandoned(lane, time), next(lane, time, ">", after), next(lane, time, "<=", after)]) {
    if (!(await due(db).executeTakeFirst())) continue;
    const job = await claim(due, { db, dialect, now });
    if (job) return job;
  }
  return null;
}

function claim(
  due: (db: Db) => DueJobs,
  { db, dialect, now }: Pick<Database, "db" | "dialect"> & { now: Date },
): Promise<Job | null> {
  return db.transaction().execute(async (transaction) => {
    const job = await dialect.forUpdateSkipLocked(due(transaction)).executeTakeFirst();
    if (!job) return null;
    const claim = {
      state: "running",
      attempts: job.attempts + 1,
      claimed_until: new Date(now.getTime() + CLAIM).toISOString(),
    };
    await transaction.updateTable("jobs").set(claim).where("id", "=", job.id).execute();
    return { ...job, ...claim };
  });
}

type DueJobs = ReturnType<typeof ofLane>;

function ofLane(db: Db, { only, except }: Lane) {
  return db
    .selectFrom("jobs")
    .selectAll()
    .$if(only !== undefined, (jobs) => jobs.where("name", "in", only ?? []))
    .$if(except !== undefined, (jobs) => jobs.where("name", "not in", except ?? []))
    .limit(1);
}

function abandoned(lane: Lane, time: string) {
  return (db: Db): DueJobs =>
    ofLane(db, lane).where("state", "=", "running").where("claimed_until", "<=", time).orderBy("id");
}

function next(lane: Lane, time: string, side: ">" | "<=", after: string) {
  return (db: Db): DueJobs =>
    ofLane(db, lane)
      .$if(lane.onePerBusiness ?? false, (jobs) => jobs.where("business_id", "not in", busyIn(db, lane)))
      .where("state", "=", "ready")
      .where("business_id", side, after)
      .where("run_at", "<=", time)
      .orderBy("business_id")
      .orderBy("run_at")
      .orderBy("id");
}

function busyIn(db: Db, { only = [] }: Lane) {
  return db
    .selectFrom("jobs as other")
    .select("other.business_id")
    .where("other.state", "=", "running")
    .where("other.name", "in", only);
}

export function runJob(platform: Platform, handlers: Record<string, JobHandler>, job: Job): Promise<void> {
  const attributes = { "rappen.job": job.name, "rappen.attempt": job.attempts };
  return inTrace(platform.tracing, `job ${job.name}`, { kind: "consumer", attributes }, (trace) =>
    attempt(platform, handlers, job, trace),
  );
}

async function attempt(
  platform: Platform,
  handlers: Record<string, JobHandler>,
  job: Job,
  trace: Trace | null,
): Promise<void> {
  const about = { job: job.name, jobId: job.id, attempt: job.attempts };
  const log = platform.log.child({ ...about, ...traceFields() });
  const locale: Locale = "en";
  const payload = fromJson(textRecord, job.payload);
  const clock = payload.clockOf ? await findClock(platform.database.db, payload.clockOf) : undefined;
  const ctx = createContext({ platform, log, locale, requestId: randomUUIDv7(), clock });
  const handler = handlers[job.name];
  try {
    if (job.attempts > PAUSES.length + 1) throw new PermanentFailure("its process died at every attempt");
    if (!handler) throw new PermanentFailure(`no handler for ${job.name}`);
    await (typeof handler === "function" ? handler : handler.run)(ctx, payload, job.id);
    await settle(platform, job, done(platform.now()));
    log.info({ event: "job.done" });
    platform.metrics?.job(job.name, "done");
  } catch (error) {
    const pause = error instanceof PermanentFailure ? undefined : PAUSES[job.attempts - 1];
    markFailed(trace?.root, error);
    const message = error instanceof Error ? error.message : String(error);
    if (!pause && typeof handler === "object") await handler.givenUp(ctx, payload, job.id);
    await settle(platform, job, afterFailure(platform.now(), message, pause));
    log.warn({ event: pause ? "job.failed" : "job.dead", err: error });
    platform.metrics?.job(job.name, pause ? "failed" : "dead");
  }
}

/** The payload may hold an address. */
function done(now: Date) {
  return { state: "done", payload: "{}", last_error: "", finished_at: now.toISOString() };
}

function afterFailure(now: Date, message: string, pause: number | undefined) {
  const last_error = message.slice(0, 500);
  if (pause === undefined) return { state: "dead", last_error, finished_at: now.toISOString() };
  return { state: "ready", last_error, run_at: new Date(now.getTime() + pause * 1000).toISOString() };
}

/** A slow process whose job was taken over must not write. */
async function settle(platform: Platform, job: Job, result: Updateable<JobsTable>): Promise<void> {
  await platform.database.db
    .updateTable("jobs")
    .set({ ...result, claimed_until: null })
    .where("id", "=", job.id)
    .where("attempts", "=", job.attempts)
    .execute();
}
