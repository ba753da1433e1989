import type { Day } from "#app/swiss/dates.ts";

export interface Rates {
  typed: number;
  byMonth: ReadonlyMap<string, number>;
}

/** Null where the month has none. */
export function rateOn({ typed, byMonth }: Rates, day: Day): number | null {
  return typed || (byMonth.get(day.slice(0, 7)) ?? null);
}
