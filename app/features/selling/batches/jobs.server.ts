import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { carryOutBatch } from "./acts/work-on-batch.server.ts";

export const batchJobs: Jobs = {
  "batches.work": { handler: carryOutBatch, lane: "task" },
};
