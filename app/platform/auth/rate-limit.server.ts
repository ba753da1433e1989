import { createHash } from "node:crypto";
import { sql } from "kysely";
import { trueNow } from "#app/platform/clock.server.ts";
import type { Context } from "#app/platform/context.server.ts";
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

export async function countUse(ctx: Context, limit: RateLimit, who: string): Promise<Quota> {
  return (await count(ctx, limit, who)).quota;
}

/** For limits above which an attempt is not refused. */
export async function count(
  ctx: Context,
  limit: RateLimit,
  who: string,
): Promise<{ quota: Quota; attempt: Attempt; used: number }> {
  const now = trueNow(ctx).toISOString();
  const row = {
    id: createHash("sha256").update(`${limit.name} ${who}`).digest("hex"),
    window_end: new Date(trueNow(ctx).getTime() + limit.windowMs).toISOString(),
  };
  const { db, dialect } = ctx.platform.database;
  const [counted] = await dialect.withoutDisk(db, (db) => countOne(db, { ...row, now }));
  const { count, window_end } = counted!;
  const max = Math.ceil(limit.max * ctx.platform.env.RATE_LIMIT_FACTOR);
  const seconds = Math.max(1, Math.ceil((Date.parse(window_end) - trueNow(ctx).getTime()) / 1000));
  const isOver = count > max;
  if (isOver) ctx.log.warn({ event: "request.too_many", limit: limit.name });
  const quota = {
    max,
    left: Math.max(0, max - count),
    windowSeconds: limit.windowMs / 1000,
    seconds,
    isOver,
  };
  return { quota, attempt: { id: row.id, windowEnd: window_end }, used: count };
}

const countOne = preparedQuery((db, place: ValuePlace<{ id: string; window_end: string; now: string }>) =>
  db
    .insertInto("rate_limits")
    .values({ id: place("id"), window_end: place("window_end"), count: 1 })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        count: sql<number>`case when rate_limits.window_end > ${place("now")} then rate_limits.count + 1 else 1 end`,
        window_end: sql<string>`case when rate_limits.window_end > ${place("now")}
          then rate_limits.window_end else ${place("window_end")} end`,
      }),
    )
    .returning(["count", "window_end"]),
);

export async function purgeRateLimits(ctx: Context): Promise<void> {
  await purgeRows(ctx, "rate_limits");
}
