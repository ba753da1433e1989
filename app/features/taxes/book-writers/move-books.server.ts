import { lockBusiness } from "#app/features/people/accounts/business.server.ts";
import { linesOf } from "#app/features/books/book/bookings.ts";
import { type ClosedSpan, closeDays, isMoved } from "#app/features/books/book/closed-days.server.ts";
import { append } from "#app/features/books/book/record.server.ts";
import { type Holder, type Touched, willBook } from "#app/features/books/book/will-book.server.ts";
import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { vatApart } from "#app/features/taxes/tax/method/vat-apart.ts";
import { considerationOn } from "#app/features/taxes/tax/method/vat-method.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { readingOnce } from "#app/platform/database/json.ts";
import { type Day, yearOf } from "#app/swiss/dates.ts";

const STEP = 500;

/**
 * Of a business from before there was a book: what its closed returns hold of the touched invoices is written first,
 * as it was filed. @returns the days of those returns, which are not closed yet; null once all is moved
 */
export async function beginMoving(ctx: BusinessContext, touched: Touched): Promise<ClosedSpan[] | null> {
  if (await isMoved(ctx)) return null;
  const ids = [...(touched.get("invoice") ?? [])];
  for (let at = 0; at < ids.length; at += STEP) await writeHeld(ctx, ids.slice(at, at + STEP));
  return returnSpans(ctx);
}

async function returnSpans(ctx: BusinessContext): Promise<ClosedSpan[]> {
  const methods = await vatMethodsOf(ctx);
  const rows = await ctx.db
    .selectFrom("tax_periods")
    .select(["starts_on as from", "ends_on as to"])
    .where("business_id", "=", ctx.businessId)
    .where("state", "=", "closed")
    .where("kind", "=", "return")
    .where("correction", "=", 0)
    .execute();
  return rows.map(({ from, to }) => {
    return { kind: "return", basis: considerationOn(methods, from), from, to };
  });
}

async function writeHeld(ctx: BusinessContext, ids: readonly string[]): Promise<void> {
  const known = ctx.db.selectFrom("bookings").select("holder_id").where("business_id", "=", ctx.businessId);
  const rows = await ctx.db
    .selectFrom("tax_entries as entry")
    .innerJoin("invoices", "invoices.id", "entry.invoice_id")
    .innerJoin("tax_periods as period", "period.id", "entry.period_id")
    .select([
      "entry.kind",
      "entry.basis",
      "entry.day",
      "entry.net",
      "entry.vat",
      "entry.rate",
      "entry.reason",
    ])
    .select(["entry.activity", "entry.supply_day as supplyDay", "entry.source_id as sourceId"])
    .select([
      "period.starts_on as from",
      "period.ends_on as to",
      "period.id as periodId",
      "period.correction",
    ])
    .select(["invoices.id as holder_id", "invoices.number", "invoices.recipient", "invoices.client_id"])
    .where("entry.business_id", "=", ctx.businessId)
    .where("entry.invoice_id", "in", ids)
    .where("entry.invoice_id", "not in", known.where("holder_id", "in", ids))
    .orderBy("entry.day")
    .orderBy("entry.id")
    .execute();
  const methods = await vatMethodsOf(ctx);
  const read = readingOnce();
  const entries = rows.flatMap(({ holder_id, number, recipient, client_id, from, to, ...held }) => {
    const { periodId, correction, ...fact } = held;
    const day = fact.day < from ? from : fact.day > to ? to : fact.day;
    const { name } = read(recipientSnapshot, recipient);
    const whose = { holder: "invoice" as const, holder_id, number, name, client_id, reverses: null };
    const lines = linesOf(fact, vatApart(methods, fact.day));
    return lines.map((line) => ({
      entry: { ...line, ...whose, day },
      correction: correction > 0 ? periodId : null,
    }));
  });
  const numbers = await append(
    ctx,
    entries.map(({ entry }) => entry),
  );
  const corrected = entries.flatMap(({ correction }, index) =>
    correction === null
      ? []
      : [{ business_id: ctx.businessId, sequence: numbers[index] ?? 0, period_id: correction }],
  );
  if (corrected.length > 0) await ctx.db.insertInto("corrected_bookings").values(corrected).execute();
}

const TABLES = {
  invoice: "invoices",
  payment: "payments",
  expense: "expenses",
  manual: "manual_bookings",
} as const;
const ORDER = ["invoice", "payment", "expense", "manual"] as const satisfies Holder[];

export interface BookPlace {
  holder: Holder;
  after: string;
}

export const FIRST_PLACE: BookPlace = { holder: ORDER[0], after: "" };

/** One step through all that a business has booked. @returns where it goes on; null at the end */
export async function bookNext(
  ctx: BusinessContext,
  { holder, after }: BookPlace,
): Promise<BookPlace | null> {
  return ctx.transaction(async (ctx) => {
    await lockBusiness(ctx);
    const rows = await ctx.db
      .selectFrom(TABLES[holder])
      .select("id")
      .where("business_id", "=", ctx.businessId)
      .where("id", ">", after)
      .orderBy("id")
      .limit(STEP)
      .execute();
    const last = rows.at(-1);
    if (last) willBook(ctx, holder, ...rows.map(({ id }) => id));
    if (last && rows.length === STEP) return { holder, after: last.id };
    const next = ORDER[ORDER.indexOf(holder) + 1];
    return next ? { holder: next, after: "" } : null;
  });
}

/** Ends the moving: from now on closed years and filed returns are closed in the book as well. */
export async function endMoving(ctx: BusinessContext): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockBusiness(ctx);
    if (await isMoved(ctx)) return;
    const years = await closedYears(ctx);
    for (const span of await returnSpans(ctx)) await closeDays(ctx, span);
    for (const year of years)
      await closeDays(ctx, { kind: "year", basis: "", from: `${year}-01-01`, to: `${year}-12-31` });
    await ctx.db
      .updateTable("book_heads")
      .set({ is_moved: 1 })
      .where("business_id", "=", ctx.businessId)
      .execute();
  });
}

/** While the book is written: days of years that were closed before there was one, and stay as they were. */
export async function closedBeforeTheBook(ctx: BusinessContext): Promise<(day: Day) => boolean> {
  const years = (await isMoved(ctx)) ? [] : await closedYears(ctx);
  return (day) => years.includes(yearOf(day));
}

async function closedYears(ctx: BusinessContext): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom("year_closings")
    .select("year")
    .where("business_id", "=", ctx.businessId)
    .where("reopened_at", "is", null)
    .execute();
  return rows.map(({ year }) => year);
}
