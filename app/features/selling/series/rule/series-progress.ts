import type { Day } from "#app/swiss/dates.ts";
import { dateOf, firstFrom, nextDates } from "./series-dates.ts";
import type { Series, SeriesState } from "#app/features/selling/series/series.ts";

/** The series at the date `index` of its rule, or ended. */
export function goOn({ rule, firstK, state }: Pick<Series, "rule" | "firstK" | "state">, index: number) {
  const next_on = dateOf(rule, index);
  const next: SeriesState = next_on === null ? "ended" : state;
  return { next_k: firstK + index, next_on, state: next };
}

/** The next index of the rule. While it is paused, as if it were resumed today. */
export function nextIndex({ rule, nextK, firstK, state }: Series, today: Day): number {
  const index = nextK - firstK;
  return state === "paused" ? firstFrom(rule, index, today) : index;
}

/** The dates that come by themselves. */
export function activeDates(series: Series, today: Day): Day[] {
  return series.state === "active" ? datesToCome(series, today) : [];
}

export function datesToCome(series: Series, today: Day): Day[] {
  return series.state === "ended" ? [] : nextDates(series.rule, nextIndex(series, today));
}
