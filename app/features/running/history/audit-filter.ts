import { addDays, isAfter, parseDay, startOfZurichDay } from "#app/swiss/dates.ts";
import type { FieldError } from "#app/platform/errors.ts";

export interface AuditFilter {
  /** Id of a person; empty for everybody. */
  person: string;
  /** ISO UTC; empty for the first of all. */
  since: string;
  /** ISO UTC, itself not included; empty for the last of all. */
  before: string;
}

/** Days are Zurich's, both included. `typed` is for the form and for links to the same entries. */
export function readAuditFilter(query: URLSearchParams) {
  const typedAs = (name: string) => query.get(name)?.trim() ?? "";
  const [person, from, to] = [typedAs("person"), typedAs("from"), typedAs("to")];
  const [first, last] = [parseDay(from), parseDay(to)];
  const problems: FieldError[] = [];
  if (from && !first) problems.push({ field: "from", code: "field.day" });
  if (to && !last) problems.push({ field: "to", code: "field.day" });
  if (first && last && isAfter(first, last)) problems.push({ field: "to", code: "field.period" });
  const filter: AuditFilter = {
    person,
    since: first ? startOfZurichDay(first) : "",
    before: last ? startOfZurichDay(addDays(last, 1)) : "",
  };
  return { typed: { person, from: first ?? from, to: last ?? to }, filter, problems };
}
