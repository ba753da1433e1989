import { authorsAt } from "#app/features/books/journal/authors.server.ts";
import {
  countBookings,
  type JournalBooking,
  type JournalFilter,
  journalPage,
} from "#app/features/books/journal/journal.server.ts";
import { spanOfYear } from "#app/features/taxes/year/year-figures.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { DayPlace } from "#app/platform/lists/day-place.ts";

interface YearChange extends JournalBooking {
  /** Empty where nobody did it, or the history does not say who. */
  author: string;
}

interface YearChanges {
  changes: YearChange[];
  next: DayPlace | null;
  total: number;
}

/**
 * What was booked since a year was last closed and happened in its days or counts there, in the order of writing; null
 * for a year that was never closed, or before there was a book.
 * @throws AppError `year.not_found`, `journal.being_moved`
 */
export async function yearChanges(
  ctx: BusinessContext,
  year: number,
  { after, limit }: { after: DayPlace | null; limit: number },
): Promise<YearChanges | null> {
  const filter = await changedIn(ctx, year);
  if (!filter) return null;
  const { bookings, next } = await journalPage(ctx, { ...filter, after, limit });
  const instants = bookings.map(({ recordedAt }) => recordedAt);
  const authors = await authorsAt(ctx, instants);
  return {
    changes: bookings.map((booking) => ({ ...booking, author: authors.get(booking.recordedAt) ?? "" })),
    next,
    total: await countBookings(ctx, filter),
  };
}

/** @throws AppError as `yearChanges` */
export async function countYearChanges(ctx: BusinessContext, year: number): Promise<number | null> {
  const filter = await changedIn(ctx, year);
  return filter && countBookings(ctx, filter);
}

async function changedIn(ctx: BusinessContext, year: number): Promise<JournalFilter | null> {
  const closing = await ctx.db
    .selectFrom("year_closings")
    .select("last_sequence as since")
    .where("business_id", "=", ctx.businessId)
    .where("year", "=", year)
    .orderBy("closed_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!closing || closing.since === null) return null;
  return { ...(await spanOfYear(ctx, year)), since: closing.since, isOfFactsToo: true };
}
