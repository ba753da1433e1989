import type { OfferStatus } from "#app/features/selling/offers/fields/offer.ts";
import type { Delivery } from "#app/features/selling/papers/sending/deliveries.server.ts";
import { isLost } from "#app/features/selling/papers/sending/reached.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import { type NextStep, stepNow } from "./next-step.ts";

export interface OfferStepFacts {
  status: OfferStatus;
  validUntil: Day;
  delivery: Delivery["state"] | undefined;
  /** Whether invoices have been made of it. */
  isInvoicedInPart: boolean;
}

/** Days after its last one during which an offer is worth a question. */
const ASKED_DAYS = 30;

export function offerNextStep(offer: OfferStepFacts, today: Day): NextStep {
  const { status, validUntil, delivery, isInvoicedInPart } = offer;
  if (status === "draft") return stepNow("send", "draft");
  if (status === "sent")
    return isLost(delivery)
      ? stepNow("send", "not_delivered")
      : { action: "wait", on: validUntil, reason: "answer_waiting", after: addDays(validUntil, 1) };
  if (status === "expired")
    return addDays(validUntil, ASKED_DAYS) < today
      ? stepNow("none", "offer_lapsed")
      : stepNow("followUp", "offer_expired");
  if (status === "accepted") return stepNow("invoice", isInvoicedInPart ? "partly_invoiced" : "accepted");
  return stepNow("none", status);
}
