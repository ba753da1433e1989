import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { paths } from "#app/paths.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatChf, formatMoney } from "#app/swiss/money.ts";
import type { DatedEntry, DueDays } from "./due-days.server.ts";
import type { CalendarEvent } from "./icalendar.ts";

/** Their ids stay the same for as long as the record, so that programs move an entry rather than double it. */
export function calendarEvents(
  t: Translate,
  { appUrl, locale }: { appUrl: string; locale: Locale },
  { invoices, offers, series, vat }: DueDays,
): CalendarEvent[] {
  const { hostname } = new URL(appUrl);
  const entry = (kind: string, page: string, { id, day, changedAt }: DatedEntry) => ({
    uid: `${kind}-${id}@${hostname}`,
    day,
    changedAt,
    url: appUrl + page,
  });
  return [
    ...invoices.map(({ number, client, due, currency, ...invoice }) => ({
      ...entry("invoice", paths.invoice(invoice.id), invoice),
      summary: t("calendar:invoice", { number, client, amount: formatMoney(due, currency) }),
    })),
    ...offers.map(({ number, client, total, ...offer }) => ({
      ...entry("offer", paths.offer(offer.id), offer),
      summary: t("calendar:offer", { number, client, amount: formatChf(total) }),
    })),
    ...series.map(({ name, ...one }) => ({
      ...entry("series", paths.series(one.id), one),
      summary: t("calendar:series", { name }),
    })),
    ...vat.map(({ kind, from, to, ...one }) => ({
      ...entry("vat", paths.tax, one),
      summary: t(`calendar:vat.${kind}`, { from: formatDay(from, locale), to: formatDay(to, locale) }),
    })),
  ];
}
