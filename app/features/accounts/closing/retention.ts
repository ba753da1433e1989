import { yearOf } from "#app/swiss/dates.ts";

/** Calendar years, beginning when the business year ends (OR 958f; our business years are calendar years). */
const YEARS_KEPT = 10;

/**
 * The last day on which issued invoices must be kept, when the newest one is of `newestIssueDate`. A date far ahead, typed
 * by mistake, does not keep them for longer: the business year is at most the next one.
 */
export function keptUntil(newestIssueDate: string, today: string): string {
  const businessYear = Math.min(yearOf(newestIssueDate), yearOf(today) + 1);
  return `${businessYear + YEARS_KEPT}-12-31`;
}
