import { addDays, type Day } from "#app/swiss/dates.ts";

export const UNITS = ["day", "week", "month", "year"] as const;

type Unit = (typeof UNITS)[number];

export type SeriesEnd = { on: Day } | { after: number };

export interface SeriesRule {
  every: number;
  unit: Unit;
  start: Day;
  /** The day of the month, for months and years; without it that of the start. */
  day?: number | "last";
  end?: SeriesEnd;
}

export function hasDayOfMonth(unit: unknown): boolean {
  return unit === "month" || unit === "year";
}

export interface SeriesPeriod {
  from: Day;
  to: Day;
}

/** The first is k = 0, on the start or the first fitting day after it. Null after the end. */
export function dateOf(rule: SeriesRule, k: number): Day | null {
  const { end } = rule;
  if (end && "after" in end && k >= end.after) return null;
  const date = unendingDate(rule, k);
  return end && "on" in end && date > end.on ? null : date;
}

export function periodOf(rule: SeriesRule, k: number): SeriesPeriod {
  return { from: unendingDate(rule, k), to: addDays(unendingDate(rule, k + 1), -1) };
}

export function nextDates(rule: SeriesRule, k: number, count = 3): Day[] {
  return Array.from({ length: count }, (_, index) => dateOf(rule, k + index)).filter((date) => date !== null);
}

/** The first k, from `k` on, whose date is not before `day`; the dates after the end count too. */
export function firstFrom(rule: SeriesRule, k: number, day: Day): number {
  let first = k;
  while (unendingDate(rule, first) < day) first += 1;
  return first;
}

/** Always counted from the start, so that a short month changes none of the later dates. */
function unendingDate({ every, unit, start, day }: SeriesRule, k: number): Day {
  if (unit === "day" || unit === "week") return addDays(start, every * k * (unit === "week" ? 7 : 1));
  const wanted = day ?? Number(start.slice(8));
  const first = dayIn(start, 0, wanted) < start ? 1 : 0;
  return dayIn(start, first + every * k * (unit === "year" ? 12 : 1), wanted);
}

/** @param months after the month of `start` */
function dayIn(start: Day, months: number, wanted: number | "last"): Day {
  const [year = 0, month = 1] = start.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  const day = wanted === "last" ? last.getUTCDate() : Math.min(wanted, last.getUTCDate());
  return `${last.toISOString().slice(0, 8)}${String(day).padStart(2, "0")}`;
}
