import { createHash } from "node:crypto";
import { sql } from "kysely";
import { trueNow } from "#app/platform/clock.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { RateLimit } from "./rate-limit.ts";
import { type ValuePlace, preparedQuery } from "#app/platform/database/prepared-query.server.ts";
import { purgeRows } from "#app/platform/database/purge-rows.server.ts";

/**
 * One statement outside the request's transaction, so that all processes share the count and a failed attempt stays
 * counted. @param who an address, an id, `ctx.clientNetwork`
 * @throws AppError `request.too_many`, or the limit's own code, with the seconds until the window ends
 */
export async function countAttempt(ctx: Context, limit: RateLimit, who: string): Promise<Attempt> {
  const { quota, attempt } = await count(ctx, limit, who);
  if (quota.isOver) throw new AppError(limit.code ?? "request.too_many", [], quota.seconds);
  return attempt;
}

export interface Attempt {
  id: string;
  windowEnd: string;
}

/** A limit on wrong attempts must not stop people who are right. */
export async function takeBack(ctx: Context, attempts: Attempt[]): Promise<void> {
  const { db, dialect } = ctx.platform.database;
  for (const { id, windowEnd } of attempts) {
    await dialect.withoutDisk(db, (db) =>
      db
        .updateTable("rate_limits")
        .set({ count: sql<number>`count - 1` })
        .where("id", "=", id)
        .where("window_end", "=", windowEnd)
        .where("count", ">", 0)
        .execute(),
    );
  }
}

export interface Quota {
  max: number;
  left: number;
  windowSeconds: number;
  seconds: number;
  isOver: boolean;
}

const SHARE_COUNTED_AHEAD = 0.01;

const MOST_HOLDERS_REMEMBERED = 10_000;

interface Ahead {
  windowEnd: string;
  used: number;
  left: number;
}

const aheadIn = new WeakMap<Database, Map<string, Promise<Ahead>>>();

/**
 * For calls of programs: a process counts a hundredth of the limit ahead, and needs no statement for as many calls.
 * Each place below the limit is given once, so that all processes together never let more through than it says.
 */
export async function countUse(ctx: Context, limit: RateLimit, who: string): Promise<Quota> {
  const { database } = ctx.platform;
  const held = aheadIn.get(database) ?? new Map<string, Promise<Ahead>>();
  aheadIn.set(database, held);
  const name = `${limit.name} ${who}`;
  for (;;) {
    const counting = held.get(name) ?? keep(held, name, countAhead(ctx, limit, who));
    const counted = await counting;
    if (counted.left > 0 && counted.windowEnd > trueNow(ctx).toISOString()) {
      counted.left -= 1;
      counted.used += 1;
      return quotaOf(ctx, limit, { count: counted.used, window_end: counted.windowEnd });
    }
    if (held.get(name) === counting) held.delete(name);
  }
}

function keep(held: Map<string, Promise<Ahead>>, name: string, counting: Promise<Ahead>): Promise<Ahead> {
  const [oldest] = held.keys();
  if (held.size >= MOST_HOLDERS_REMEMBERED && oldest !== undefined) held.delete(oldest);
  held.set(name, counting);
  counting.catch(() => held.delete(name));
  return counting;
}

async function countAhead(ctx: Context, limit: RateLimit, who: string): Promise<Ahead> {
  const left = Math.max(1, Math.floor(maxOf(ctx, limit) * SHARE_COUNTED_AHEAD));
  const { count, window_end } = await add(ctx, limit, { who, uses: left });
  return { windowEnd: window_end, used: count - left, left };
}

export async function count(
  ctx: Context,
  limit: RateLimit,
  who: string,
): Promise<{ quota: Quota; attempt: Attempt; used: number }> {
  const { id, ...counted } = await add(ctx, limit, { who, uses: 1 });
  const attempt = { id, windowEnd: counted.window_end };
  return { quota: quotaOf(ctx, limit, counted), attempt, used: counted.count };
}

interface Counted {
  count: number;
  window_end: string;
}

async function add(
  ctx: Context,
  limit: RateLimit,
  { who, uses }: { who: string; uses: number },
): Promise<Counted & { id: string }> {
  const now = trueNow(ctx).toISOString();
  const id = createHash("sha256").update(`${limit.name} ${who}`).digest("hex");
  const window_end = new Date(trueNow(ctx).getTime() + limit.windowMs).toISOString();
  const { db, dialect } = ctx.platform.database;
  const [counted] = await dialect.withoutDisk(db, (db) => addUses(db, { id, window_end, now, uses }));
  return { id, ...counted! };
}

function quotaOf(ctx: Context, limit: RateLimit, { count, window_end }: Counted): Quota {
  const max = maxOf(ctx, limit);
  const seconds = Math.max(1, Math.ceil((Date.parse(window_end) - trueNow(ctx).getTime()) / 1000));
  const isOver = count > max;
  if (isOver) ctx.log.warn({ event: "request.too_many", limit: limit.name });
  const left = Math.max(0, max - count);
  return { max, left, windowSeconds: limit.windowMs / 1000, seconds, isOver };
}

function maxOf(ctx: Context, limit: RateLimit): number {
  return Math.ceil(limit.max * ctx.platform.env.RATE_LIMIT_FACTOR);
}

interface Uses {
  id: string;
  window_end: string;
  now: string;
  uses: number;
}

const addUses = preparedQuery((db, place: ValuePlace<Uses>) =>
  db
    .insertInto("rate_limits")
    .values({ id: place("id"), window_end: place("window_end"), count: place("uses") })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        count: sql<number>`case when rate_limits.window_end > ${place("now")}
          then rate_limits.count + excluded.count else excluded.count end`,
        window_end: sql<string>`case when rate_limits.window_end > ${place("now")}
          then rate_limits.window_end else excluded.window_end end`,
      }),
    )
    .returning(["count", "window_end"]),
);

export async function purgeRateLimits(ctx: Context): Promise<void> {
  await purgeRows(ctx, "rate_limits");
}
