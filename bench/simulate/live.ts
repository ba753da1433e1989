import { addDays, type Day } from "#app/swiss/dates.ts";
import type { Business } from "./business.ts";
import { AT_THE_END, type Deed, isOfTrustee } from "./month.ts";
import { type Moment, STEPS } from "./steps.ts";
import type { Trustee } from "./trustee.ts";

interface Life {
  businesses: Business[];
  trustees: Trustee[];
  callers: number;
  /** The last of the days. */
  until: Day;
  /** Resolves when nothing is on its way any more. */
  settle: () => Promise<void>;
}

/**
 * All live the days up to the last one, a day after the other; so many are at work at the same time. On each day
 * trustees come after their businesses. A trustee is in one business at a time, as the seats of a session are.
 */
export async function live({ businesses, trustees, callers, until, settle }: Life): Promise<void> {
  const days = businesses[0]?.plan.length ?? 0;
  for (let at = 0; at < days; at++) {
    const moment = { at, day: addDays(until, at + 1 - days) };
    const isOwn = (deed: Deed) => !isOfTrustee(deed) && !AT_THE_END.includes(deed);
    await eachOf(businesses, callers, (business) => doDeeds(business, moment, isOwn));
    await eachOf(trustees, callers, async ({ seats }) => {
      for (const business of seats) await doDeeds(business, moment, isOfTrustee);
    });
  }
  await settle();
  const end = { at: days - 1, day: until };
  for (const last of AT_THE_END)
    await eachOf(trustees, callers, async ({ seats }) => {
      for (const business of seats) await doDeeds(business, end, (deed) => deed === last);
    });
}

async function doDeeds(business: Business, moment: Moment, isWanted: (deed: Deed) => boolean): Promise<void> {
  for (const deed of business.plan[moment.at]!.filter(isWanted)) await STEPS[deed](business, moment);
}

/** The work for each, so many at the same time. */
export async function eachOf<T>(all: T[], atOnce: number, work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  const worker = async () => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
