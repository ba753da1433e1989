import type { z } from "zod";
import { lockAndFindBusiness } from "#app/features/people/accounts/business.server.ts";
import { clockOf, currentInstant, findClock, trueNow } from "#app/platform/clock.server.ts";
import { type UserContext, withUser } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { addDays, type Day, daysBetween, zurichDay } from "#app/swiss/dates.ts";
import type { clockAnswer } from "./clock.schema.ts";
import { followOrLater } from "./follow-clock.server.ts";

/** Days from the true one: five years. */
const MOST_AHEAD = 5 * 366;

/** The clock of the sandbox in which `ctx` is. */
export function readClock(ctx: UserContext): z.output<typeof clockAnswer> {
  return { day: ctx.today, now: currentInstant(ctx).toISOString(), daysAhead: ctx.clock?.daysAhead ?? 0 };
}

/**
 * Only onwards, so that nothing is dated after today. The day it is already changes nothing. What the passing of days
 * brings (overdue invoices, recurring invoices, reminders) is done when it answers, the rest of much in jobs.
 * @throws AppError `sandbox.test_key_required`, `input.invalid` at `day`
 */
export async function moveClock(ctx: UserContext, day: Day): Promise<z.output<typeof clockAnswer>> {
  const before = await ctx.transaction(async (ctx) => {
    const { isSandbox } = await lockAndFindBusiness(ctx);
    if (!isSandbox) throw new AppError("sandbox.test_key_required");
    const trueDay = zurichDay(trueNow(ctx));
    const today = addDays(trueDay, (await findClock(ctx.db, ctx.businessId))?.daysAhead ?? 0);
    if (day < today) throw invalid([{ field: "day", code: "sandbox.clock_back", params: { day: today } }]);
    const last = addDays(trueDay, MOST_AHEAD);
    if (day > last) throw invalid([{ field: "day", code: "sandbox.clock_too_far", params: { day: last } }]);
    await ctx.db
      .updateTable("businesses")
      .set({ clock_days: daysBetween(trueDay, day) })
      .where("id", "=", ctx.businessId)
      .execute();
    ctx.log.info({ event: "sandbox.clock_moved", businessId: ctx.businessId, day });
    return today;
  });
  const daysAhead = daysBetween(zurichDay(trueNow(ctx)), day);
  const moved = withUser(ctx, { ...ctx, clock: clockOf(ctx.businessId, daysAhead) });
  if (day > before) await followOrLater(moved, addDays(before, 1));
  return readClock(moved);
}
