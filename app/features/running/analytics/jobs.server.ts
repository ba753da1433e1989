import { purgeEvents } from "./kept-events.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.server.ts";

export const analyticsJobs: Jobs = {
  "analytics.purge": { handler: purgeEvents, schedule: "daily" },
};
