import { requireMoved } from "#app/features/books/book/closed-days.server.ts";
import { receiptsOf } from "#app/features/taxes/expenses/receipts/receipts.server.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { incomeByClient } from "#app/features/taxes/year/income.server.ts";
import { openAt } from "#app/features/taxes/year/open-items.server.ts";
import { spanOfYear } from "#app/features/taxes/year/year-figures.server.ts";
import { readYear, sectionsOfYear } from "#app/features/taxes/year/year-page.server.ts";
import type { YearRow } from "#app/features/taxes/year/year-rows.ts";
import { readsMayLag, type UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { readDayPlace, writeDayPlace } from "#app/platform/lists/day-place.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { lineAmounts } from "./line-amounts.server.ts";
import { type LineBooking, lineBookings, sumOfLine } from "./line-bookings.server.ts";
import { countOpenDocuments, openDocuments } from "./open-documents.server.ts";

interface Behind {
  rows: LineBooking[];
  /** Where the next page begins; empty after the last one. */
  next: string;
  count: number;
  agreed: Rappen;
  received: Rappen;
}

/** What a line is asked for: its name, and where a page begins, as `next` of the one before said. */
export interface AskedLine {
  year: string;
  line: string;
  /** Empty for the first page. */
  after: string;
  limit: number;
}

interface BehindLine extends Behind {
  shown: YearRow;
  /** Expenses of this page that have a receipt. */
  receipts: ReadonlySet<string>;
}

/**
 * What stands behind a line of the year, by day.
 * @throws AppError `year.not_found`, also for a line that the year does not have, `journal.being_moved`
 */
export async function behindLine(ctx: UserContext, { year, ...asked }: AskedLine): Promise<BehindLine> {
  const sections = await sectionsOfYear(ctx, year);
  const shown = sections.flatMap(({ rows }) => rows).find(({ id }) => id === asked.line);
  if (!shown) throw new AppError("year.not_found");
  const found = await behind(ctx, readYear(year), asked);
  const expenses = found.rows.flatMap(({ source: { type, id } }) => (type === "expense" ? [id] : []));
  const receipts = await receiptsOf(ctx, expenses);
  return { ...found, shown, receipts: new Set(receipts.keys()) };
}

type Asked = Omit<AskedLine, "year">;

async function behind(of: UserContext, year: number, asked: Asked): Promise<Behind> {
  await requireMoved(of);
  const ctx = await readsMayLag(of);
  const span = await spanOfYear(ctx, year);
  if (asked.line === "open-start") return openOn(ctx, addDays(span.from, -1), asked);
  if (asked.line === "open-end") return openOn(ctx, span.to, asked);
  const methods = await vatMethodsOf(ctx);
  const clients = await incomeByClient(ctx, span);
  const amounts = lineAmounts(asked.line, { businessId: ctx.businessId, span, methods, clients });
  if (!amounts) throw new AppError("year.not_found");
  const { after, limit } = asked;
  const rows = await lineBookings(ctx, { span, amounts, after: readDayPlace(after), limit: limit + 1 });
  return { ...leafed(rows, limit, placeOf), ...(await sumOfLine(ctx, { span, amounts })) };
}

async function openOn(ctx: UserContext, day: Day, { after, limit }: Asked): Promise<Behind> {
  const rows = await openDocuments(ctx, day, { after, limit: limit + 1 });
  const [count, agreed] = [await countOpenDocuments(ctx, day), await openAt(ctx, day)];
  return { ...leafed(rows, limit, ({ place }) => place), count, agreed, received: 0 };
}

function placeOf({ day, sequence }: LineBooking): string {
  return writeDayPlace({ day, id: String(sequence) });
}

function leafed<Row>(found: readonly Row[], limit: number, placeOf: (row: Row) => string) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? placeOf(last) : "" };
}
