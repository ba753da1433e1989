import type { UserContext } from "#app/platform/context.server.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { readDayPlace, writeDayPlace } from "#app/platform/lists/day-place.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay, type DaySpan } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { accountsOf, accountWord, type Chart } from "#app/features/books/book/accounts.ts";
import { chartOfBusiness } from "./chart.server.ts";
import { bookingText } from "./booking-text.ts";
import { type JournalBooking, journalPage } from "./journal.server.ts";

const ON_PAGE = 50;

/**
 * A page of the journal for people, of one account where its number is said.
 * @param after `day_id` of the last fact on the page before; empty for the first
 * @throws AppError as `journalPage`
 */
export async function journalScreen(
  ctx: UserContext,
  { account, ...span }: DaySpan & { account: string },
  after: string,
) {
  const t = translator(ctx.locale);
  const place = readDayPlace(after);
  const chart = await chartOfBusiness(ctx);
  const accounts = account ? accountsOf(chart, account) : undefined;
  const { bookings, next } = await journalPage(ctx, { ...span, accounts, after: place, limit: ON_PAGE });
  const rows = bookings.map((booking) => journalRow(ctx, booking, { t, chart }));
  return { rows, next: next ? writeDayPlace(next) : "", isFirst: place === null };
}

export function journalRow(
  { locale }: UserContext,
  { sequence, day, factDay, number, source, debit, credit, amount, ...booking }: JournalBooking,
  { t, chart }: { t: Translate; chart: Chart },
) {
  return {
    id: String(sequence),
    day: formatDay(day, locale),
    text: bookingText(booking, t),
    belongsTo: factDay === day ? "" : t("journal:belongsTo", { day: formatDay(factDay, locale) }),
    number,
    source,
    debit: { number: chart[debit], name: t(accountWord(debit)) },
    credit: { number: chart[credit], name: t(accountWord(credit)) },
    amount: formatAmount(amount),
  };
}
