import type { UserContext } from "#app/platform/context.server.ts";
import { isBookingNumber, readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { vatRateToNumber } from "#app/swiss/vat.ts";
import type { Chart } from "#app/features/books/book/accounts.ts";
import { missingMonths } from "#app/features/books/book/missing-rates.server.ts";
import { chartOfBusiness } from "./chart.server.ts";
import { type JournalBooking, type JournalFilter, journalPage } from "./journal.server.ts";

/** Marks the cursors of this list: no other list has this order. */
const ORDER = "journal";

/**
 * A page of the journal as the API writes it. @throws AppError `input.invalid` at `starting_after`, and as
 * `journalPage`
 */
export async function journalJson(
  ctx: UserContext,
  { limit, after, ...filter }: JournalFilter & { limit: number; after: string | null },
) {
  const place = after ? readCursor(after, ORDER, "string", isBookingNumber) : null;
  const page = await journalPage(ctx, {
    ...filter,
    limit,
    after: place ? { day: String(place.value), id: place.id } : null,
  });
  const chart = await chartOfBusiness(ctx);
  return {
    bookings: page.bookings.map((booking) => bookingJson(booking, chart)),
    missingRates: await missingMonths(ctx, filter),
    limit,
    has_more: page.next !== null,
    next_cursor: page.next ? writeCursor({ order: ORDER, value: page.next.day, id: page.next.id }) : null,
  };
}

export function bookingJson(
  { debit, credit, rate, amount, reverses, ...booking }: JournalBooking,
  chart: Chart,
) {
  const { sequence, recordedAt, factDay, day, kind, number, name, source, hash } = booking;
  return {
    id: String(sequence),
    sequence,
    recordedAt,
    factDay,
    day,
    kind,
    number,
    name,
    debitAccount: chart[debit],
    creditAccount: chart[credit],
    amount: rappenToNumber(amount),
    vatRate: rate === null ? null : vatRateToNumber(rate),
    reverses: reverses === null ? null : String(reverses),
    hash,
    source,
  };
}
