import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { confirmAnswer, noticeAnswer } from "./answering/answer-emails.server.ts";
import { deliverOffer } from "./sending/deliver-offer.server.ts";

export const offerJobs: Jobs = {
  "offer.delivery": { handler: deliverOffer, lane: "invoice" },
  "offer.answer_confirmation": { handler: confirmAnswer, lane: "invoice" },
  "offer.answer_notice": { handler: noticeAnswer },
};
