import { randomUUIDv7 } from "node:crypto";
import { zurichDay } from "#app/swiss/dates.ts";
import { createContext } from "#app/platform/context.server.ts";
import { enqueueJob } from "./jobs.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** A calendar day in Zurich; days on which no process ran are not made up for. */
export type Schedules = Record<string, "daily">;

/** Call the result as often as you like: the unique key `name:day` makes a job run once a day over all processes. */
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
