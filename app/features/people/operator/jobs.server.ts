import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { sendRecoveryEmail } from "./accounts/recover-account.server.ts";
import { sendActEmail } from "./acts/act-email.server.ts";

export const operatorJobs: Jobs = {
  "operator.act_email": { handler: sendActEmail, lane: "email" },
  "operator.recovery_email": { handler: sendRecoveryEmail, lane: "email" },
};
