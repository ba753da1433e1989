import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { deliverOffer } from "./sending/deliver-offer.server.ts";

export const offerJobs: Jobs = {
  "offer.delivery": { handler: deliverOffer, lane: "invoice" },
};
