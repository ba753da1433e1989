import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { deliverClientLetter } from "./client-letters/sending/deliver-client-letter.server.ts";
import { deliverReminder } from "./letter/deliver-reminder.server.ts";
import { carryOutReminders } from "./run/remind-many.server.ts";
import { sendLeftOutNotice } from "./run/left-out-notice.server.ts";
import { runReminders } from "./run/run-reminders.server.ts";

export const reminderJobs: Jobs = {
  "reminder.delivery": { handler: deliverReminder, lane: "invoice" },
  "reminder_letter.delivery": { handler: deliverClientLetter, lane: "invoice" },
  "reminders.run": { handler: runReminders, schedule: "hourly", lane: "invoice" },
  "reminders.run_chosen": { handler: carryOutReminders, lane: "task" },
  "reminders.left_out_email": { handler: sendLeftOutNotice, lane: "email" },
};
