import type { Day } from "#app/swiss/dates.ts";

export interface Rates {
  typed: number;
  byMonth: ReadonlyMap<string, number>;
  /** The day of the document that is taken back: all of it counts by the rate of that one. */
  takesBack?: Day | undefined;
  /** Days whose money stays at `typed`. */
  isKept?: ((day: Day) => boolean) | undefined;
}

/** `YYYY-MM`, by whose rate something of that day counts. */
export function monthOf({ takesBack }: Rates, day: Day): string {
  return (takesBack ?? day).slice(0, 7);
}

/** The CHF rate of money of that day: that typed for its document only where the month has none. */
export function rateOfMoney({ typed, byMonth, isKept }: Rates, day: Day): number | null {
  if (typed && isKept?.(day)) return typed;
  return byMonth.get(day.slice(0, 7)) ?? (typed || null);
}

/** Null where the month has none. */
export function rateOn(rates: Rates, day: Day): number | null {
  return rates.typed || (rates.byMonth.get(monthOf(rates, day)) ?? null);
}
