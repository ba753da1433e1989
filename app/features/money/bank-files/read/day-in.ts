import { type Day, isDay, isNear } from "#app/swiss/dates.ts";

const known = new Map<string, Day>();
const MOST = 1_000;

/** The day in a date or a time, which is Swiss whatever zone it names; empty when it is none. */
export function dayIn(written: string): Day {
  const text = written.slice(0, 10);
  const day = known.get(text) ?? (isDay(text) && isNear(text) ? text : "");
  if (known.size < MOST) known.set(text, day);
  return day;
}
