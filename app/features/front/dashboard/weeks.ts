import { addDays, type Day } from "#app/swiss/dates.ts";

/** Weeks shown one by one; later ones are one sum. */
export const WEEKS_AHEAD = 5;

export interface ExpectedWeek {
  /** Sunday. */
  until: Day;
  /** ISO 8601. */
  week: number;
}

/** The week of `today` and those after it. */
export function weeksFrom(today: Day): ExpectedWeek[] {
  const sunday = addDays(today, 7 - weekday(today));
  return Array.from({ length: WEEKS_AHEAD }, (_, index) => {
    const until = addDays(sunday, 7 * index);
    return { until, week: isoWeek(until) };
  });
}

/** 1 is Monday, 7 Sunday. */
function weekday(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** A week belongs to the year of its Thursday. */
function isoWeek(sunday: Day): number {
  const thursday = addDays(sunday, -3);
  const newYear = Date.UTC(Number(thursday.slice(0, 4)), 0, 1);
  return Math.floor((Date.parse(`${thursday}T00:00:00Z`) - newYear) / (7 * 24 * 60 * 60 * 1000)) + 1;
}
