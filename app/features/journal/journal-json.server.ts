import type { UserContext } from "#app/platform/context.server.ts";
import { readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { vatRateToNumber } from "#app/swiss/vat.ts";
import type { Chart } from "./accounts.ts";
import { chartOfBusiness } from "./chart.server.ts";
import { type BookedFact, journalPage } from "./journal.server.ts";
import type { DaySpan } from "./span.ts";

/** Of cursors: no other list has this order. */
const ORDER = "journal";

/**
 * A page of the journal as the API writes it; `limit` counts what happened, which is one or two bookings each.
 * @throws AppError `input.invalid` at `starting_after`, and as `journalPage`
 */
export async function journalJson(
  ctx: UserContext,
  { from, to, limit, after }: DaySpan & { limit: number; after: string | null },
) {
  const place = after ? readCursor(after, ORDER) : null;
  const page = await journalPage(ctx, {
    from,
    to,
    limit,
    after: place ? { day: String(place.value), id: place.id } : null,
  });
  const chart = await chartOfBusiness(ctx);
  return {
    bookings: page.facts.flatMap((fact) => bookingsJson(fact, chart)),
    limit,
    has_more: page.next !== null,
    next_cursor: page.next ? writeCursor({ order: ORDER, value: page.next.day, id: page.next.id }) : null,
  };
}

function bookingsJson({ bookings, ...fact }: BookedFact, chart: Chart) {
  const { id, day, kind, source, number, name } = fact;
  return bookings.map(({ debit, credit, amount, rate }, index) => ({
    id: `${kind}-${id}-${index + 1}`,
    day,
    kind,
    number,
    name,
    debitAccount: chart[debit],
    creditAccount: chart[credit],
    amount: rappenToNumber(amount),
    vatRate: rate === null ? null : vatRateToNumber(rate),
    source,
  }));
}
