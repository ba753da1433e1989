import type { Db } from "#app/platform/database/db.server.ts";
import { addDays, zurichDay } from "#app/swiss/dates.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export interface SandboxClock {
  businessId: string;
  /** Above 0. */
  daysAhead: number;
}

interface Clocked {
  readonly now: Date;
  readonly clock?: SandboxClock | undefined;
  readonly platform: { now(): Date };
}

/** Nothing for a business on the true day. */
export function clockOf(businessId: string, daysAhead: number): SandboxClock | undefined {
  return daysAhead > 0 ? { businessId, daysAhead } : undefined;
}

export async function findClock(db: Db, businessId: string): Promise<SandboxClock | undefined> {
  const row = await db
    .selectFrom("businesses")
    .select("clock_days")
    .where("id", "=", businessId)
    .executeTakeFirst();
  return clockOf(businessId, row?.clock_days ?? 0);
}

/** The same time of that day. Where summer time begins or ends between, an hour more or less keeps the day. */
export function instantOn(clock: SandboxClock | undefined, now: Date): Date {
  if (!clock) return now;
  const wanted = addDays(zurichDay(now), clock.daysAhead);
  const moved = new Date(now.getTime() + clock.daysAhead * DAY);
  const day = zurichDay(moved);
  if (day === wanted) return moved;
  return new Date(moved.getTime() + (day < wanted ? HOUR : -HOUR));
}

/** For what is no data of a business: jobs, limits, repeats, plans, events and their delivery. */
export function trueNow(ctx: Clocked): Date {
  return ctx.clock ? ctx.platform.now() : ctx.now;
}

/** The present moment, where `ctx.now` is that of the request or the job. */
export function currentInstant(ctx: Clocked): Date {
  return instantOn(ctx.clock, ctx.platform.now());
}
