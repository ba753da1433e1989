import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { sendJournalHandover } from "./handover-email.server.ts";

export const journalJobs: Jobs = {
  "journal.handover_email": { handler: sendJournalHandover, lane: "email" },
};
