import { randomUUIDv7 } from "node:crypto";
import { zurichDay, zurichHour } from "#app/swiss/dates.ts";
import { createContext } from "#app/platform/context.server.ts";
import { enqueueJob } from "./jobs.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** Schedules by the calendar and clock of Zurich; times at which no process ran are not made up for. */
export type Schedules = Record<string, "daily" | "hourly">;

/** Call the result as often as you like: a unique key of the day or hour lets a job run once over all processes. */
export function createScheduler(platform: Platform, schedules: Schedules): () => Promise<void> {
  let queuedFor = "";
  return async () => {
    const now = platform.now();
    const day = zurichDay(now);
    const hour = `${day}T${zurichHour(now)}`;
    if (hour === queuedFor) return;
    const ctx = createContext({ platform, locale: "en", requestId: randomUUIDv7(), log: platform.log });
    for (const [name, schedule] of Object.entries(schedules))
      await enqueueJob(ctx, { name, payload: {}, key: `${name}:${schedule === "daily" ? day : hour}` });
    queuedFor = hour;
  };
}
