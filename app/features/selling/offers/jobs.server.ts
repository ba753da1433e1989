import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { confirmAnswer, noticeAnswer } from "./answering/answer-emails.server.ts";
import { deliverPaper } from "#app/features/selling/papers/sending/deliver-paper.server.ts";
import { emailedOffer } from "#app/features/selling/offers/status/emailed-offer.server.ts";
import { offerPaper } from "#app/features/selling/offers/sending/offer-paper.server.ts";

export const offerJobs: Jobs = {
  "offer.delivery": { handler: deliverPaper(offerPaper, emailedOffer), lane: "invoice" },
  "offer.answer_confirmation": { handler: confirmAnswer, lane: "invoice" },
  "offer.answer_notice": { handler: noticeAnswer },
};
