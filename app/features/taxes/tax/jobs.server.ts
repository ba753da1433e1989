import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { sendClosedEmail } from "./periods/closed-email.server.ts";

export const taxJobs: Jobs = {
  "tax.closed_email": { handler: sendClosedEmail, lane: "email" },
};
