import type { Context } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";
import type { JsonText } from "#app/platform/database/json-column.ts";
import { AppError } from "#app/platform/errors.ts";
import { readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";
import { failureClass } from "./failure-class.ts";

const PAGE_SIZE = 25;

/** How many of the newest dead jobs are looked through for those of one account. */
const LOOKED_THROUGH = 1_000;

export const JOB_LISTS = ["dead", "ready"] as const;

/** `ready` ones wait for their turn or their next attempt. */
export type JobList = (typeof JOB_LISTS)[number];

/** Never the payload, which may hold addresses and texts. */
export interface DeskJob {
  id: string;
  name: string;
  state: string;
  attempts: number;
  createdAt: string;
  runAt: string;
  failure: string;
}

interface JobPage {
  jobs: DeskJob[];
  nextCursor: string | null;
}

/** Dead ones from the newest, waiting ones from the longest due. @throws AppError `input.invalid` for another cursor */
export async function listJobs(ctx: Context, list: JobList, after: string | null = null): Promise<JobPage> {
  const isDead = list === "dead";
  const place = after ? readCursor(after, list, "string") : null;
  const direction = isDead ? "desc" : "asc";
  const all = jobs(ctx).where("state", "=", list);
  const further = place
    ? all.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("run_at", "id"), isDead ? "<" : ">", tuple(String(place.value), place.id)),
      )
    : all;
  const found = await further
    .orderBy("run_at", direction)
    .orderBy("id", direction)
    .limit(PAGE_SIZE + 1)
    .execute();
  const shown = found.slice(0, PAGE_SIZE).map((row) => deskJob(ctx, row));
  const last = found.length > PAGE_SIZE ? shown.at(-1) : undefined;
  const nextCursor = last ? writeCursor({ order: list, value: last.runAt, id: last.id }) : null;
  return { jobs: shown, nextCursor };
}

export async function findDeskJob(ctx: Context, id: string): Promise<DeskJob> {
  const row = isId(id) ? await jobs(ctx).where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("job.not_found");
  return deskJob(ctx, row);
}

/** Dead e-mail jobs of an account among the newest thousand; e-mails about papers have rows of their own. */
export async function deadMailsOf(
  ctx: Context,
  account: { id: string; userId: string; email: string },
): Promise<DeskJob[]> {
  const dead = await jobs(ctx)
    .select("payload")
    .where("state", "=", "dead")
    .orderBy("run_at", "desc")
    .limit(LOOKED_THROUGH)
    .execute();
  const isOwn = (payload: JsonText) => {
    const { businessId, userId, email } = fromJson(textRecord, payload);
    return businessId === account.id || userId === account.userId || email === account.email;
  };
  const mails = dead.filter(({ name, payload }) => isMail(name) && isOwn(payload));
  return mails.map((row) => deskJob(ctx, row));
}

export function isMail(name: string): boolean {
  return /_email$|\.email$|^(invoice|offer|reminder)\.delivery$|^offer\.answer_/.test(name);
}

function jobs(ctx: Context) {
  return ctx.db
    .selectFrom("jobs")
    .select(["id", "name", "state", "attempts", "created_at", "run_at", "last_error"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof jobs>["execute"]>>[number];

function deskJob({ platform }: Context, row: Row): DeskJob {
  const failure = failureClass(row.last_error, platform.product.errorStatuses);
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    runAt: row.run_at,
    failure,
  };
}
