import type { Language } from "#app/swiss/language.ts";
import { madeOnce } from "#app/swiss/made-once.ts";

/** `YYYY-MM-DD`; days compare as text. */
export type Day = string;

/** Both days are part of it. */
export interface DaySpan {
  from: Day;
  to: Day;
}

const DAY_MS = 86_400_000;
const ENGLISH_MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `2026-11-02`, `02.11.2026` or `2.11.2026`. Null: another form, no such day, or a year outside 1900 to 2999. */
export function parseDay(text: string): Day | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  const swiss = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text.trim());
  const [year, month, day] = iso ? iso.slice(1) : swiss ? swiss.slice(1).reverse() : [];
  if (!year || !month || !day || year < "1900" || year > "2999") return null;
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const instant = new Date(`${written}T00:00:00Z`);
  // Date turns 30 February into 2 March.
  return !Number.isNaN(instant.getTime()) && dayOf(instant) === written ? written : null;
}

/** `YYYY-MM`, from 1900 to 2999. */
export function isMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`);
}

/** First and last day. @param month `YYYY-MM` */
export function daysOfMonth(month: string): { dateFrom: Day; dateTo: Day } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return { dateFrom: `${month}-01`, dateTo: dayOf(new Date(Date.UTC(year, number, 0))) };
}

/** `YYYY-MM`, oldest first, ending with this month. */
export function lastMonths(month: string, count = 12): string[] {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, number - count + index, 1)).toISOString().slice(0, 7),
  );
}

/** The years in which businesses do anything: another one was mistyped. */
export const [FIRST_YEAR, LAST_YEAR] = [1990, 2099];

export function isNear(day: Day): boolean {
  return FIRST_YEAR <= yearOf(day) && yearOf(day) <= LAST_YEAR;
}

export function isDay(text: string): boolean {
  return parseDay(text) === text;
}

/** @throws RangeError when `day` is no day */
export function addDays(day: Day, n: number): Day {
  return dayOf(new Date(utcMidnight(day) + n * DAY_MS));
}

/** Negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS;
}

export function isAfter(day: Day, other: Day): boolean {
  return day > other;
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** Of a business year: `2026`, or `2025/26` where it does not end in December. */
export function yearEndingOn(to: Day): string {
  const year = yearOf(to);
  return to.slice(5, 7) === "12" ? String(year) : `${year - 1}/${String(year % 100).padStart(2, "0")}`;
}

/** `02.11.2026` in German, French and Italian, `2 Nov 2026` in English. */
export function formatDay(day: Day, language: Language): string {
  const [year, month, date] = day.split("-");
  if (language !== "en") return `${date}.${month}.${year}`;
  return `${Number(date)} ${ENGLISH_MONTHS[Number(month) - 1]} ${year}`;
}

const LONG_DAY = {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
} as const;

/** Formats on the server only, as browsers may know other names. */
export function formatLongDay(day: Day, language: Language): string {
  const tag = language === "en" ? "en-GB" : `${language}-CH`;
  return dateFormat(tag, LONG_DAY).format(utcMidnight(day));
}

/** Kept, as making one takes longer than most queries. Days are midnights in UTC. */
export const dateFormat = madeOnce(
  (tag: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options }),
);

export function zurichDay(instant: Date): Day {
  return zurichTime(instant).slice(0, 10);
}

/** Midnight in Zurich, as ISO UTC: at 22:00 of the day before in summer, at 23:00 in winter. */
export function startOfZurichDay(day: Day): string {
  const summer = new Date(utcMidnight(day) - 2 * HOUR_MS);
  return (zurichDay(summer) === day ? summer : new Date(utcMidnight(day) - HOUR_MS)).toISOString();
}

export function zurichHour(instant: Date): number {
  return Number(zurichTime(instant).slice(11, 13));
}

export function zurichMonth(instant: Date): string {
  return zurichTime(instant).slice(0, 7);
}

/** `02.11.2026, 16:42`, in English `2 Nov 2026, 16:42`. */
export function formatInstant(instant: Date | string, language: Language): string {
  const local = zurichTime(new Date(instant));
  return `${formatDay(local.slice(0, 10), language)}, ${local.slice(11)}`;
}

const ZURICH = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Zurich",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Requests ask again and again about the same few minutes. */
const written = new Map<number, string>();

const MOST_MINUTES = 100;

function zurichTime(instant: Date): string {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  const known = written.get(minute);
  if (known !== undefined) return known;
  if (written.size >= MOST_MINUTES) written.clear();
  const text = writeZurichTime(instant);
  written.set(minute, text);
  return text;
}

function writeZurichTime(instant: Date): string {
  const part = Object.fromEntries(ZURICH.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}`;
}

function utcMidnight(day: Day): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`not a day: ${day}`);
  return time;
}

function dayOf(instant: Date): Day {
  return instant.toISOString().slice(0, 10);
}
