import { sectionsOfYear } from "#app/features/taxes/year/year-page.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { readDayPlace, writeDayPlace } from "#app/platform/lists/day-place.ts";
import { isId } from "#app/platform/database/ids.ts";
import { readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";
import { type Rappen, rappenToNumber } from "#app/swiss/money.ts";
import { behindLine } from "./behind-line.server.ts";

/** Marks the cursors of this list: no other list has this order. */
const ORDER = "year-line";

/** The lines of a year in the order of its page. @throws AppError `year.not_found`, and as `yearFigures` */
export async function yearLinesJson(ctx: UserContext, year: string) {
  const sections = await sectionsOfYear(ctx, year);
  return {
    lines: sections.flatMap(({ title, rows }) =>
      rows.map(({ id, label, agreed, received }) => ({
        line: id,
        section: title,
        label,
        agreed: francsOrNull(agreed),
        received: francsOrNull(received),
      })),
    ),
  };
}

/** A page as the API writes it. @throws AppError `input.invalid` at `starting_after`, and as `behindLine` */
export async function yearLineJson(
  ctx: UserContext,
  { year, line, limit, after }: { year: string; line: string; limit: number; after: string | null },
) {
  const place = after ? readCursor(after, ORDER, "string", isPlace) : null;
  const asked = { year, line, limit, after: place?.id ?? "" };
  const { shown, rows, receipts, next, count, agreed, received } = await behindLine(ctx, asked);
  const hasOne = shown.received === null;
  return {
    line,
    label: shown.label,
    agreed: rappenToNumber(agreed),
    received: hasOne ? null : rappenToNumber(received),
    bookings: rows.map(({ sequence, factDay, day, kind, number, name, reverses, source, ...sums }) => ({
      id: sequence > 0 ? String(sequence) : null,
      factDay,
      day,
      kind,
      number,
      name,
      reverses: reverses === null ? null : String(reverses),
      source,
      hasReceipt: receipts.has(source.id),
      agreed: rappenToNumber(sums.agreed),
      received: hasOne ? null : rappenToNumber(sums.received),
    })),
    total: count,
    limit,
    has_more: next !== "",
    next_cursor: next === "" ? null : writeCursor({ order: ORDER, value: "", id: next }),
  };
}

/** Of a booking, or of an open document. */
function isPlace(id: string): boolean {
  const place = readDayPlace(id);
  return isId(id) || (place !== null && writeDayPlace(place) === id);
}

function francsOrNull(amount: Rappen | null): number | null {
  return amount === null ? null : rappenToNumber(amount);
}
