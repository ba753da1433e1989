import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { carryOutBankFile } from "./long/long-import.server.ts";

export const bankFileJobs: Jobs = {
  "bank_file.take": { handler: carryOutBankFile, lane: "task" },
};
