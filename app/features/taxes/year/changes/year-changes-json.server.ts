import { chartOfBusiness } from "#app/features/books/journal/chart.server.ts";
import { bookingJson } from "#app/features/books/journal/journal-json.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { isBookingNumber, readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";
import { yearChanges } from "./year-changes.server.ts";

/** Marks the cursors of this list: no other list has this order. */
const ORDER = "year-changes";

/** A page as the API writes it. @throws AppError `input.invalid` at `starting_after`, and as `yearChanges` */
export async function yearChangesJson(
  ctx: UserContext,
  year: number,
  { limit, after }: { limit: number; after: string | null },
) {
  const place = after ? readCursor(after, ORDER, "string", isBookingNumber) : null;
  const found = await yearChanges(ctx, year, {
    limit,
    after: place ? { day: String(place.value), id: place.id } : null,
  });
  const chart = await chartOfBusiness(ctx);
  return {
    bookings: (found?.changes ?? []).map(({ author, ...booking }) => ({
      ...bookingJson(booking, chart),
      recordedBy: author,
    })),
    total: found?.total ?? 0,
    limit,
    has_more: (found?.next ?? null) !== null,
    next_cursor: found?.next ? writeCursor({ order: ORDER, value: found.next.day, id: found.next.id }) : null,
  };
}
