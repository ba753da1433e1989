import type { Day } from "#app/swiss/dates.ts";

export interface Rates {
  typed: number;
  byMonth: ReadonlyMap<string, number>;
}

/** Of what takes back a document of that day: it counts by the rate of that document. */
export function ratesAsOn(rates: Rates, day: Day): Rates {
  const typed = rateOn(rates, day);
  return typed === null ? { typed: 0, byMonth: new Map() } : { ...rates, typed };
}

/** By which money of that day is worth something in CHF: that typed for its document only where the month has none. */
export function rateOfMoney({ typed, byMonth }: Rates, day: Day): number | null {
  return byMonth.get(day.slice(0, 7)) ?? (typed || null);
}

/** Null where the month has none. */
export function rateOn({ typed, byMonth }: Rates, day: Day): number | null {
  return typed || (byMonth.get(day.slice(0, 7)) ?? null);
}
