import { yearOf } from "#app/swiss/dates.ts";

/** After the end of the business year (OR 958f), which is the calendar year here. */
const YEARS_KEPT = 10;

/** A date far ahead, typed by mistake, does not prolong it: the business year is at most the next one. */
export function keptUntil(newestIssueDate: string, today: string): string {
  const businessYear = Math.min(yearOf(newestIssueDate), yearOf(today) + 1);
  return `${businessYear + YEARS_KEPT}-12-31`;
}
