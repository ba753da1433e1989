import type { Locale } from "#app/platform/i18n/locale.ts";
import { addDays, dateFormat, daysOfMonth, formatDay } from "#app/swiss/dates.ts";
import { fillFrom, unknownAmong } from "#app/features/selling/invoices/texts/placeholders.ts";
import type { SeriesPeriod } from "./series-dates.ts";

const SERIES_PLACEHOLDERS = [
  ...["month", "month-1", "month+1", "month-1 year", "month+1 year"],
  ...["quarter", "year", "year-1", "year+1"],
  ...["period", "period_start", "period_end"],
] as const;

interface PeriodWords {
  language: Locale;
  /** `Q4`, in the language. */
  quarter: (number: number) => string;
}

/** @param more what else there is, of each client of a group */
export function unknownInSeries(text: string, more: readonly string[] = []): string | null {
  return unknownAmong(text, [...SERIES_PLACEHOLDERS, ...more]);
}

/** Placeholders as people type them: `{month}, {year}`. */
export function seriesPlaceholderList(): string {
  return SERIES_PLACEHOLDERS.map((name) => `{${name}}`).join(", ");
}

export function fillPeriod(text: string, period: SeriesPeriod, words: PeriodWords): string {
  return fillFrom(text, periodValues(period, words));
}

function periodValues(period: SeriesPeriod, { language, quarter }: PeriodWords): Record<string, string> {
  const { from, to } = period;
  const [year = 0, month = 1] = from.split("-").map(Number);
  const nameOf = (offset: number) => monthName(year, month + offset, language);
  return {
    month: nameOf(0),
    "month-1": nameOf(-1),
    "month+1": nameOf(1),
    "month-1 year": monthAndYear(year, month - 1, language),
    "month+1 year": monthAndYear(year, month + 1, language),
    quarter: quarter(Math.ceil(month / 3)),
    year: String(year),
    "year-1": String(year - 1),
    "year+1": String(year + 1),
    period: periodText(period, language),
    period_start: formatDay(from, language),
    period_end: formatDay(to, language),
  };
}

/** Whole months by their names: `November 2026`, `November 2026 – January 2027`; else the days. */
function periodText({ from, to }: SeriesPeriod, language: Locale): string {
  if (from === to) return formatDay(from, language);
  const isWhole = from.endsWith("-01") && addDays(to, 1).endsWith("-01");
  if (!isWhole) return `${formatDay(from, language)} – ${formatDay(to, language)}`;
  if (from.endsWith("-01-01") && to === `${from.slice(0, 4)}-12-31`) return from.slice(0, 4);
  const [first, last] = [from, to].map((day) => {
    const [year = 0, month = 1] = day.split("-").map(Number);
    return monthAndYear(year, month, language);
  });
  return to === daysOfMonth(from.slice(0, 7)).dateTo ? first! : `${first} – ${last}`;
}

/** @param month as of `monthName` */
function monthAndYear(year: number, month: number, language: Locale): string {
  return `${monthName(year, month, language)} ${new Date(Date.UTC(year, month - 1, 1)).getUTCFullYear()}`;
}

/** @param month 1 for January; 0 and 13 lie in the years beside */
function monthName(year: number, month: number, language: Locale): string {
  const tag = language === "en" ? "en-GB" : `${language}-CH`;
  return dateFormat(tag, { month: "long" }).format(Date.UTC(year, month - 1, 1));
}
