import type { BusinessContext } from "#app/platform/context.server.ts";
import type { BookingsTable, ClosedDaysTable } from "#app/platform/database/schema/book.ts";
import { AppError } from "#app/platform/errors.ts";
import { addDays, type Day, formatDay, yearEndingOn } from "#app/swiss/dates.ts";

/** Both days included. `basis` empty closes everything; else, by the filed return of it, what a return declares. */
export interface ClosedSpan {
  kind: ClosedDaysTable["kind"];
  basis: ClosedDaysTable["basis"];
  from: Day;
  to: Day;
}

export function closedDaysOf(ctx: BusinessContext): Promise<ClosedSpan[]> {
  return ctx.db
    .selectFrom("closed_days")
    .select(["kind", "basis", "from_day as from", "to_day as to"])
    .where("business_id", "=", ctx.businessId)
    .orderBy("to_day")
    .execute();
}

/** For what a filed return closes its days: for all that returns declare, and for whatever is of its own basis. */
interface Counting {
  basis: BookingsTable["basis"];
  isDeclared: boolean;
}

const UNCOUNTED: Counting = { basis: "", isDeclared: false };

/** Where something counts that happened on `day`: then, or on the first open day after it. */
export function firstOpenDay(closed: readonly ClosedSpan[], counting: Counting, day: Day): Day {
  const holding = closingOf(closed, counting, day);
  return holding ? firstOpenDay(closed, counting, addDays(holding.to, 1)) : day;
}

function closingOf(closed: readonly ClosedSpan[], counting: Counting, day: Day): ClosedSpan | undefined {
  const isFor = ({ basis }: ClosedSpan) => basis === "" || counting.isDeclared || basis === counting.basis;
  return closed.find((span) => isFor(span) && span.from <= day && day <= span.to);
}

/** Call it with the business locked. */
export async function closeDays(ctx: BusinessContext, span: ClosedSpan): Promise<void> {
  const { kind, basis, from, to } = span;
  await ctx.db
    .insertInto("closed_days")
    .values({
      id: ctx.newId(),
      business_id: ctx.businessId,
      kind,
      basis,
      from_day: from,
      to_day: to,
      closed_at: ctx.now.toISOString(),
    })
    .execute();
}

/** Call it with the business locked: a year that is opened again. */
export async function reopenDays(ctx: BusinessContext, kind: ClosedSpan["kind"], from: Day): Promise<void> {
  await ctx.db
    .deleteFrom("closed_days")
    .where("business_id", "=", ctx.businessId)
    .where("kind", "=", kind)
    .where("from_day", "=", from)
    .execute();
}

/** For days that a person types. @throws AppError `year.closed`, `journal.handed_over`, with the first open day */
export async function requireOpenDay(ctx: BusinessContext, ...days: Day[]): Promise<void> {
  const closed = await closedDaysOf(ctx);
  const day = days.find((one) => closingOf(closed, UNCOUNTED, one));
  if (day === undefined) return;
  const closing = closingOf(closed, UNCOUNTED, day);
  if (closing?.kind === "year") throw yearIsClosed(ctx, closed, closing);
  const open = formatDay(firstOpenDay(closed, UNCOUNTED, day), ctx.locale);
  throw new AppError("journal.handed_over", [], undefined, { params: { day: open } });
}

export function yearIsClosed(
  ctx: BusinessContext,
  closed: readonly ClosedSpan[],
  { to }: ClosedSpan,
): AppError {
  const day = formatDay(firstOpenDay(closed, UNCOUNTED, to), ctx.locale);
  return new AppError("year.closed", [], undefined, { params: { year: yearEndingOn(to), day } });
}

/** @throws AppError `journal.being_moved` while what was there before the book is written to it */
export async function requireMoved(ctx: BusinessContext): Promise<void> {
  if (!(await isMoved(ctx))) throw new AppError("journal.being_moved");
}

export async function isMoved(ctx: BusinessContext): Promise<boolean> {
  const head = await ctx.db
    .selectFrom("book_heads")
    .select("is_moved")
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirst();
  return head?.is_moved !== 0;
}
