import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { followClockJob, followClocks } from "./follow-clock.server.ts";

export const sandboxJobs: Jobs = {
  "sandbox.follow_clocks": { handler: followClocks, schedule: "hourly" },
  "sandbox.follow_clock": { handler: followClockJob },
};
