import { addDays, type Day } from "#app/swiss/dates.ts";
import type { Business } from "./business.ts";
import { STEPS } from "./steps.ts";

/** All live the days up to today, a day after the other; so many are at work at the same time. */
export async function live(businesses: Business[], callers: number, today: Day): Promise<void> {
  const days = businesses[0]?.plan.length ?? 0;
  for (let at = 0; at < days; at++) {
    const moment = { at, day: addDays(today, at + 1 - days) };
    await eachOf(businesses, callers, async (business) => {
      for (const deed of business.plan[at]!) await STEPS[deed](business, moment);
    });
  }
}

/** The work for each, so many at the same time. */
export async function eachOf<T>(all: T[], atOnce: number, work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  const worker = async () => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
