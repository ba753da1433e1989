import { type Day, isDay } from "#app/swiss/dates.ts";
import type { FieldError } from "#app/platform/errors.ts";

export interface DaySpan {
  from: Day;
  to: Day;
}

/** All days that can be typed. */
export const EVER: DaySpan = { from: "1900-01-01", to: "2999-12-31" };

/** The days of a query, the year of `today` where it says nothing. @returns what is wrong with it otherwise */
export function readSpan(query: URLSearchParams, today: Day): { span: DaySpan; problems: FieldError[] } {
  const year = today.slice(0, 4);
  const from = query.get("from") || `${year}-01-01`;
  const to = query.get("to") || `${year}-12-31`;
  const problems: FieldError[] = [];
  if (!isDay(from)) problems.push({ field: "from", code: "field.day" });
  if (!isDay(to)) problems.push({ field: "to", code: "field.day" });
  if (problems.length === 0 && to < from) problems.push({ field: "to", code: "field.journal_ends_early" });
  return { span: { from, to }, problems };
}
