import { type Day, isDay } from "#app/swiss/dates.ts";

/** Files repeat few days many times. */
let last = { written: "", day: "" };

/** Of a day or a time, which is Swiss whatever zone stands behind it; empty when it is none. */
export function dayIn(written: string): Day {
  const day = written.slice(0, 10);
  if (day !== last.written) last = { written: day, day: isDay(day) ? day : "" };
  return last.day;
}
