import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { carryOutImport } from "./run-long-import.server.ts";

export const importJobs: Jobs = {
  "import.run": { handler: carryOutImport, lane: "task" },
};
