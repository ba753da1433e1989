import { type DaySpan, isDay } from "#app/swiss/dates.ts";
import type { FieldError } from "#app/platform/errors.ts";

/** All days that can be typed. */
export const EVER: DaySpan = { from: "1900-01-01", to: "2999-12-31" };

export function readSpan(query: URLSearchParams, year: DaySpan): { span: DaySpan; problems: FieldError[] } {
  const from = query.get("from") || year.from;
  const to = query.get("to") || year.to;
  const problems: FieldError[] = [];
  if (!isDay(from)) problems.push({ field: "from", code: "field.day" });
  if (!isDay(to)) problems.push({ field: "to", code: "field.day" });
  if (problems.length === 0 && to < from) problems.push({ field: "to", code: "field.journal_ends_early" });
  return { span: { from, to }, problems };
}
