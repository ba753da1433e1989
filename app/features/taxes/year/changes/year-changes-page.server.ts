import { chartOfBusiness } from "#app/features/books/journal/chart.server.ts";
import { journalRow } from "#app/features/books/journal/screen-page.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { readDayPlace, writeDayPlace } from "#app/platform/lists/day-place.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { yearChanges } from "./year-changes.server.ts";

const ON_PAGE = 50;

/** Beside other things of the year, before the page of their own. */
export const FIRST = 10;

/** For people. @param after `day_id` of the last one on the page before; empty for the first */
export async function yearChangesScreen(
  ctx: UserContext,
  year: number,
  { after = "", limit = ON_PAGE } = {},
) {
  const place = readDayPlace(after);
  const found = await yearChanges(ctx, year, { after: place, limit });
  const [t, chart] = [translator(ctx.locale), await chartOfBusiness(ctx)];
  return {
    isKnown: found !== null,
    total: found?.total ?? 0,
    rows: (found?.changes ?? []).map((change) => ({
      ...journalRow(ctx, change, { t, chart }),
      by: t(change.author ? "year:changes.by" : "year:changes.at", {
        at: formatInstant(change.recordedAt, ctx.locale),
        name: change.author,
      }),
    })),
    next: found?.next ? writeDayPlace(found.next) : "",
    isFirst: place === null,
  };
}
