import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { carryOutReminders } from "./run/remind-many.server.ts";
import { sendLeftOutNotice } from "./run/left-out-notice.server.ts";
import { runReminders } from "./run/run-reminders.server.ts";
import { deliverLetter } from "./sending/deliver-letter.server.ts";

export const reminderJobs: Jobs = {
  "reminder.delivery": { handler: deliverLetter, lane: "invoice" },
  "reminder_letter.delivery": { handler: deliverLetter, lane: "invoice" },
  "reminders.run": { handler: runReminders, schedule: "hourly", lane: "invoice" },
  "reminders.run_chosen": { handler: carryOutReminders, lane: "task" },
  "reminders.left_out_email": { handler: sendLeftOutNotice, lane: "email" },
};
