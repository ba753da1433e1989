import { bookingText } from "#app/features/books/journal/booking-text.ts";
import { shownAmount } from "#app/features/taxes/year/year-page.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { type AskedLine, behindLine } from "./behind-line.server.ts";

const ON_PAGE = 50;

type Wanted = Omit<AskedLine, "limit"> & { limit?: number };

/** As people read it. @throws AppError as `behindLine` */
export async function yearLinePage(ctx: UserContext, { limit = ON_PAGE, ...wanted }: Wanted) {
  const { shown, rows, receipts, next, count, ...sum } = await behindLine(ctx, { ...wanted, limit });
  const isOne = shown.received === null;
  const t = translator(ctx.locale);
  return {
    label: shown.label,
    isOne,
    count,
    sum: { agreed: shownAmount(sum.agreed), received: isOne ? "" : shownAmount(sum.received) },
    rows: rows.map(({ sequence, day, factDay, number, source, agreed, received, ...booking }) => ({
      id: String(sequence),
      day: formatDay(day, ctx.locale),
      belongsTo: factDay === day ? "" : t("journal:belongsTo", { day: formatDay(factDay, ctx.locale) }),
      text: bookingText(booking, t),
      number,
      source,
      receipt: receipts.has(source.id) ? source.id : "",
      agreed: shownAmount(agreed),
      received: isOne ? "" : shownAmount(received),
    })),
    next,
    isFirst: wanted.after === "",
  };
}
