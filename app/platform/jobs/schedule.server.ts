import { randomUUIDv7 } from "node:crypto";
import { zurichDay } from "#app/swiss/dates.ts";
import { createContext } from "#app/platform/context.server.ts";
import { enqueueJob } from "./jobs.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** A day is a calendar day in Zurich; days on which no process ran are not made up for. */
export type Schedules = Record<string, "daily">;

/**
 * @returns a function that queues what is due, to be called as often as you like. The unique key `name:day` makes a job
 * run once a day over all processes; each process asks the database once a day.
 */
export function createScheduler(platform: Platform, schedules: Schedules): () => Promise<void> {
  let queuedFor = "";
  return async () => {
    const day = zurichDay(platform.now());
    if (day === queuedFor) return;
    const ctx = createContext({ platform, locale: "en", requestId: randomUUIDv7(), log: platform.log });
    for (const name of Object.keys(schedules)) {
      await enqueueJob(ctx, { name, payload: {}, key: `${name}:${day}` });
    }
    queuedFor = day;
  };
}
