import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Day, DaySpan } from "#app/swiss/dates.ts";
import { closedDaysOf, firstOpenDay } from "./closed-days.server.ts";

/** What happened on a day and is not booked, as a month (`YYYY-MM`) has no rate of exchange. */
export interface Waiting {
  month: string;
  day: Day;
}

/** Documents and payments in EUR that are not, or not wholly, in the book. @param all that were read */
export async function noteMissingRates(
  ctx: BusinessContext,
  holder: "invoice" | "payment",
  all: readonly { id: string; waiting: readonly Waiting[] }[],
): Promise<void> {
  if (all.length === 0) return;
  const ids = all.map(({ id }) => id);
  await ctx.db
    .deleteFrom("missing_rates")
    .where("holder", "=", holder)
    .where("holder_id", "in", ids)
    .execute();
  const rows = all.flatMap(({ id, waiting }) =>
    [...new Map(waiting.map((one) => [`${one.month} ${one.day}`, one])).values()].map((one) => {
      return { business_id: ctx.businessId, holder, holder_id: id, ...one };
    }),
  );
  if (rows.length > 0) await ctx.db.insertInto("missing_rates").values(rows).execute();
}

/** Months for whose rate something waits that happened in these days, or will count in them; oldest first. */
export async function missingMonths(ctx: BusinessContext, { from, to }: DaySpan): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("missing_rates")
    .select(["month", "day"])
    .distinct()
    .where("business_id", "=", ctx.businessId)
    .where("day", "<=", to)
    .orderBy("month")
    .execute();
  if (rows.length === 0) return [];
  const closed = await closedDaysOf(ctx);
  const openOn = (day: Day, isDeclared: boolean) => firstOpenDay(closed, { basis: "", isDeclared }, day);
  const isIn = ({ day }: Waiting) =>
    [day, openOn(day, false), openOn(day, true)].some((one) => from <= one && one <= to);
  return [...new Set(rows.filter(isIn).map(({ month }) => month))];
}

/** @throws AppError `journal.rates_missing` while the book of these days is not complete */
export async function requireRates(ctx: BusinessContext, days: DaySpan): Promise<void> {
  const months = await missingMonths(ctx, days);
  if (months.length > 0)
    throw new AppError("journal.rates_missing", [], undefined, { params: { months: months.join(", ") } });
}
