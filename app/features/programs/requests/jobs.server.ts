import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { purgeRequests } from "./trim-requests.server.ts";

export const requestJobs: Jobs = {
  "requests.purge": { handler: purgeRequests, schedule: "daily" },
};
