import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import {
  sendAcceptedEmail,
  sendEndedEmail,
  sendHandoverEmail,
  sendInvitationEmail,
} from "./seat-emails.server.ts";
import { settleAllSeats, settleBusiness } from "./plan/settle-seats.server.ts";

export const seatJobs: Jobs = {
  "seat.invitation_email": { handler: sendInvitationEmail, lane: "email" },
  "seat.accepted_email": { handler: sendAcceptedEmail, lane: "email" },
  "seat.ended_email": { handler: sendEndedEmail, lane: "email" },
  "seat.handover_email": { handler: sendHandoverEmail, lane: "email" },
  "seat.settle_business": { handler: settleBusiness },
  "seat.settle": { handler: settleAllSeats, schedule: "hourly" },
};
