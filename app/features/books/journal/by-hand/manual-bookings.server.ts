import { willTell, willTellNew } from "#app/features/running/events/will-tell.server.ts";
import type { Selectable } from "kysely";
import { type AccountName, accountsOf, type Chart, chartNumbers } from "#app/features/books/book/accounts.ts";
import { requireMoved, requireOpenDay } from "#app/features/books/book/closed-days.server.ts";
import { willBook } from "#app/features/books/book/will-book.server.ts";
import { chartOfBusiness } from "#app/features/books/journal/chart.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { ManualBookingsTable } from "#app/platform/database/schema/book.ts";
import { AppError, type FieldError, invalid } from "#app/platform/errors.ts";
import { formatAmount, rappenToNumber } from "#app/swiss/money.ts";
import type { ManualBookingInput } from "./manual-booking.schema.ts";

export type ManualBooking = Omit<Selectable<ManualBookingsTable>, "debit" | "credit"> & {
  debit: AccountName;
  credit: AccountName;
};

type NewBooking = Pick<ManualBooking, "kind" | "day" | "text" | "reference" | "debit" | "credit" | "amount">;

/**
 * Written once, and only ever taken back.
 * @throws AppError `input.invalid` at an account that is not of the chart, `year.closed`, `journal.handed_over`,
 * `journal.being_moved`
 */
export async function bookByHand(ctx: UserContext, input: ManualBookingInput): Promise<ManualBooking> {
  const { debitAccount, creditAccount, ...booking } = input;
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const chart = await chartOfBusiness(ctx);
    const [debit] = accountsOf(chart, debitAccount);
    const [credit] = accountsOf(chart, creditAccount);
    const problems = [
      ...(debit ? [] : [unknown("debitAccount", chart)]),
      ...(credit ? [] : [unknown("creditAccount", chart)]),
    ];
    if (!debit || !credit) throw invalid(problems);
    const [written] = await insertManual(ctx, [{ ...booking, kind: "manual", debit, credit }]);
    if (!written) throw new Error("a booking was not written");
    return written;
  });
}

function unknown(field: string, chart: Chart): FieldError {
  return { field, code: "field.not_one_of", params: { values: chartNumbers(chart).join(", ") } };
}

/** Call it with the business locked. @throws AppError as `bookByHand` */
export async function insertManual(
  ctx: UserContext,
  bookings: readonly NewBooking[],
): Promise<ManualBooking[]> {
  await requireMoved(ctx);
  await requireOpenDay(ctx, ...bookings.map(({ day }) => day));
  if (bookings.length === 0) return [];
  const rows = bookings.map((booking) => ({
    ...booking,
    id: ctx.newId(),
    business_id: ctx.businessId,
    created_by: `${ctx.user.firstName} ${ctx.user.lastName}`,
    created_at: ctx.now.toISOString(),
    taken_back_at: null,
  }));
  await ctx.db.insertInto("manual_bookings").values(rows).execute();
  willBook(ctx, "manual", ...rows.map(({ id }) => id));
  for (const row of rows) {
    await tell(ctx, "journal.booked", row);
    willTellNew(ctx, "booking", row.id);
  }
  return rows;
}

/**
 * By a booking of its own: on the day of the first one while that is open, else on the first open day after it.
 * @throws AppError `booking.not_found`, `booking.taken_back`, `booking.of_opening` as those are changed together
 */
export async function takeBackManual(ctx: UserContext, id: string): Promise<ManualBooking> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const booking = await findManual(ctx, id);
    if (booking.kind === "opening") throw new AppError("booking.of_opening");
    if (booking.taken_back_at !== null) throw new AppError("booking.taken_back");
    const [taken] = await takeBackAll(ctx, [booking]);
    return taken ?? booking;
  });
}

/** Call it with the business locked. */
export async function takeBackAll(
  ctx: UserContext,
  bookings: readonly ManualBooking[],
): Promise<ManualBooking[]> {
  if (bookings.length === 0) return [];
  const ids = bookings.map(({ id }) => id);
  const taken_back_at = ctx.now.toISOString();
  await ctx.db
    .updateTable("manual_bookings")
    .set({ taken_back_at })
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", ids)
    .execute();
  willBook(ctx, "manual", ...ids);
  willTell(ctx, "booking", ...ids);
  for (const booking of bookings) await tell(ctx, "journal.booking_reversed", booking);
  return bookings.map((booking) => ({ ...booking, taken_back_at }));
}

async function tell(
  ctx: UserContext,
  event: string,
  { day, text, amount, debit, credit }: NewBooking,
): Promise<void> {
  const data = { day, text: text || `${debit} ${credit}`, amount: formatAmount(amount) };
  await recordHistory(ctx, { invoiceId: null, event, data });
}

export function manualRows(ctx: BusinessContext) {
  return ctx.db.selectFrom("manual_bookings").selectAll().where("business_id", "=", ctx.businessId);
}

/** @throws AppError `booking.not_found` */
export async function findManual(ctx: BusinessContext, id: string): Promise<ManualBooking> {
  const row = isId(id) ? await manualRows(ctx).where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("booking.not_found");
  return manualOf(row);
}

export function manualOf(row: Selectable<ManualBookingsTable>): ManualBooking {
  return { ...row, debit: row.debit as AccountName, credit: row.credit as AccountName };
}

export function manualJson(booking: ManualBooking, chart: Chart) {
  const { id, kind, day, text, reference, debit, credit, amount } = booking;
  return {
    id,
    kind,
    day,
    text,
    reference,
    debitAccount: chart[debit],
    creditAccount: chart[credit],
    amount: rappenToNumber(amount),
    createdBy: booking.created_by,
    createdAt: booking.created_at,
    takenBackAt: booking.taken_back_at,
  };
}
