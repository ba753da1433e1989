import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { deliverStatement } from "./send-statement.server.ts";
import { queueFailedNotice, sendFailedNotice } from "./statement-failed.server.ts";

export const statementJobs: Jobs = {
  "statement.email": { handler: { run: deliverStatement, givenUp: queueFailedNotice }, lane: "invoice" },
  "statement.failed_email": { handler: sendFailedNotice, lane: "email" },
};
