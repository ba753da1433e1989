import { z } from "zod";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { AppError } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { liveSteps } from "./live-steps.server.ts";
import type { Task, TaskKind } from "./task.ts";

const KEPT_MS = 24 * 60 * 60 * 1000;

const counts = z.record(z.string(), z.number());

interface NewTask {
  kind: TaskKind;
  job: string;
  /** The same request made again finds the task that it began, unless that has failed. */
  key: string;
  /** 0 where it is not known yet. */
  total: number;
  payload: unknown;
}

/** @returns its id */
export async function beginTask(ctx: UserContext, begun: NewTask): Promise<string> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const { kind, job, key, total, payload } = begun;
    const earlier = await ownTasks(ctx).select(["id", "state"]).where("key", "=", key).executeTakeFirst();
    if (earlier && earlier.state !== "failed") return earlier.id;
    if (earlier) await ctx.db.deleteFrom("tasks").where("id", "=", earlier.id).execute();
    const id = ctx.newId();
    const row = { kind, key, total, payload: JSON.stringify(payload), counts: "{}", error: "" };
    await ctx.db
      .insertInto("tasks")
      .values({
        ...row,
        id,
        business_id: ctx.businessId,
        state: "waiting",
        done: 0,
        done_at_start: 0,
        started_at: null,
        created_at: ctx.now.toISOString(),
        expires_at: new Date(ctx.now.getTime() + KEPT_MS).toISOString(),
      })
      .execute();
    const whose = { businessId: ctx.businessId, userId: ctx.user.id };
    await enqueueJob(ctx, { name: job, payload: { task: id, ...whose } });
    return id;
  });
}

/** Unless it has failed. */
export async function taskOfKey(ctx: BusinessContext, key: string): Promise<string | null> {
  const own = ownTasks(ctx).where("key", "=", key).where("state", "!=", "failed");
  return (await own.select("id").executeTakeFirst())?.id ?? null;
}

export async function unfinishedTask(ctx: BusinessContext, key: string): Promise<string | null> {
  const ongoing = ownTasks(ctx).where("key", "=", key).where("state", "in", ["waiting", "running"]);
  return (await ongoing.select("id").executeTakeFirst())?.id ?? null;
}

/** @throws AppError `task.not_found`, also once it is forgotten */
export async function findTask(ctx: BusinessContext, id: string): Promise<Task> {
  const row = isId(id) ? await ownTasks(ctx).selectAll().where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("task.not_found");
  const live = row.state === "running" ? liveSteps(id) : undefined;
  return {
    id,
    kind: row.kind,
    state: row.state,
    payload: fromJson(z.unknown(), row.payload),
    done: live?.done ?? row.done,
    doneAtStart: row.done_at_start,
    total: live?.total ?? row.total,
    counts: fromJson(counts, row.counts),
    error: row.error,
    startedAt: row.started_at,
  };
}

function ownTasks(ctx: BusinessContext) {
  return ctx.db.selectFrom("tasks").where("business_id", "=", ctx.businessId);
}
