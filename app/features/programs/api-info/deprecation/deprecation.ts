import type { Day } from "#app/swiss/dates.ts";

/** What is to go: announced on one day, gone at the earliest on the other, at least twelve months later. */
interface Deprecation {
  since: Day;
  sunset: Day;
  /** What does the same, in Markdown. */
  instead: string;
}

/** An operation, as far as it or its fields are to go. */
export interface MayEnd {
  id: string;
  deprecated?: Deprecation;
  /** Fields of the query, or of the body's first level. */
  deprecatedFields?: Record<string, Deprecation>;
}

/** @param sent names of the query and of the body. @returns what of the call is to go, by its name */
export function deprecationsOf(operation: MayEnd, sent: string[]): Record<string, Deprecation> {
  const { id, deprecated, deprecatedFields = {} } = operation;
  const fields = Object.entries(deprecatedFields).filter(([name]) => sent.includes(name));
  return { ...(deprecated ? { [id]: deprecated } : {}), ...Object.fromEntries(fields) };
}

/** RFC 9745 and RFC 8594: the earliest of several. @param about where the reference tells of it */
export function deprecationHeaders(all: Deprecation[], about: string): Record<string, string> {
  const [first] = all.toSorted((a, b) => a.sunset.localeCompare(b.sunset));
  if (!first) return {};
  return {
    Deprecation: `@${instantOf(first.since) / 1000}`,
    Sunset: new Date(instantOf(first.sunset)).toUTCString(),
    Link: `<${about}>; rel="deprecation"; type="text/html"`,
  };
}

export function deprecationText({ since, sunset, instead }: Deprecation): string {
  return `Deprecated since ${since}, gone from ${sunset} on. ${instead}`;
}

/** Milliseconds since 1970 of the beginning of a day, UTC. */
function instantOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}
