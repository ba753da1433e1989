import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { handOverInTime } from "./handover.server.ts";
import { sendEndedEmail, sendHandoverEmail, sendInvitationEmail } from "./seat-emails.server.ts";
import { settleAllSeats, settleBusiness } from "./plan/settle-seats.server.ts";

export const seatJobs: Jobs = {
  "seat.invitation_email": { handler: sendInvitationEmail, lane: "email" },
  "seat.ended_email": { handler: sendEndedEmail, lane: "email" },
  "seat.handover_email": { handler: sendHandoverEmail, lane: "email" },
  "seat.handover_due": { handler: handOverInTime },
  "seat.settle_business": { handler: settleBusiness },
  "seat.settle": { handler: settleAllSeats, schedule: "hourly" },
};
