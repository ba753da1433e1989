import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { deliverStatement } from "./send-statement.server.ts";

export const statementJobs: Jobs = {
  "statement.email": { handler: deliverStatement, lane: "invoice" },
};
