import type { UserContext } from "#app/platform/context.server.ts";
import { readDayPlace, writeDayPlace } from "#app/platform/lists/day-place.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { accountWord } from "./accounts.ts";
import { chartOfBusiness } from "./chart.server.ts";
import { bookingText } from "./booking-text.ts";
import { journalPage } from "./journal.server.ts";
import type { DaySpan } from "./span.ts";

const ON_PAGE = 50;

/**
 * A page of the journal for people. @param after `day_id` of the last fact on the page before; empty for the first
 * @throws AppError as `journalPage`
 */
export async function journalScreen(ctx: UserContext, span: DaySpan, after: string) {
  const t = translator(ctx.locale);
  const place = readDayPlace(after);
  const { facts, next } = await journalPage(ctx, { ...span, after: place, limit: ON_PAGE });
  const chart = await chartOfBusiness(ctx);
  const rows = facts.flatMap(({ bookings, ...fact }) =>
    bookings.map(({ debit, credit, amount }, index) => ({
      id: `${fact.kind}-${fact.id}-${index}`,
      day: formatDay(fact.day, ctx.locale),
      text: bookingText(fact, t),
      number: fact.number,
      source: fact.source,
      debit: { number: chart[debit], name: t(accountWord(debit)) },
      credit: { number: chart[credit], name: t(accountWord(credit)) },
      amount: formatAmount(amount),
    })),
  );
  return { rows, next: next ? writeDayPlace(next) : "", isFirst: place === null };
}
