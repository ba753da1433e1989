import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { sendYearClosed, sendYearReopened } from "./year-email.server.ts";

export const yearJobs: Jobs = {
  "year.year_closed_email": { handler: sendYearClosed, lane: "email" },
  "year.year_reopened_email": { handler: sendYearReopened, lane: "email" },
};
