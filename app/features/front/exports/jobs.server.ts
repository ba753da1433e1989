import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { makeHandoverZip } from "./handover/handover-zip.server.ts";

export const exportJobs: Jobs = {
  "handover.zip": { handler: makeHandoverZip, lane: "task" },
};
