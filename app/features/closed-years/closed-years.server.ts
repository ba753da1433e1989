import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { type Day, yearOf } from "#app/swiss/dates.ts";

/** The years in which nothing can change any more, as the row of the business keeps them. */
export async function closedYearsOf(ctx: BusinessContext): Promise<number[]> {
  const { closed_years: years } = await ctx.db
    .selectFrom("businesses")
    .select("closed_years")
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  return years.split(" ").filter(Boolean).map(Number);
}

export async function isClosedDay(ctx: BusinessContext, day: Day): Promise<boolean> {
  return (await closedYearsOf(ctx)).includes(yearOf(day));
}

/** For what is written without a document. @throws AppError `year.closed` */
export async function requireOpenDay(ctx: BusinessContext, ...days: Day[]): Promise<void> {
  const closed = await closedYearsOf(ctx);
  const year = days.map(yearOf).find((one) => closed.includes(one));
  if (year !== undefined) throw yearIsClosed(year);
}

export function yearIsClosed(year: number): AppError {
  return new AppError("year.closed", [], undefined, { params: { year: String(year) } });
}
