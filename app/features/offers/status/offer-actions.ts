import type { OfferStatus } from "#app/features/offers/offer.ts";
import { AppError } from "#app/platform/errors.ts";

/** `answer` is written down by the owner; `withdraw` makes a draft of what was sent. */
export const OFFER_ACTIONS = [
  "edit",
  "send",
  "markSent",
  "sendAgain",
  "answer",
  "withdraw",
  "invoice",
  "duplicate",
  "delete",
] as const;

export type OfferAction = (typeof OFFER_ACTIONS)[number];

const ALLOWED: Record<OfferStatus, readonly OfferAction[]> = {
  draft: ["edit", "send", "markSent", "duplicate", "delete"],
  sent: ["edit", "sendAgain", "answer", "withdraw", "duplicate"],
  expired: ["edit", "answer", "withdraw", "duplicate"],
  declined: ["edit", "withdraw", "duplicate"],
  accepted: ["invoice", "duplicate"],
  invoiced: ["duplicate"],
};

export function allowsOffer(status: OfferStatus, action: OfferAction): boolean {
  return ALLOWED[status].includes(action);
}

/** @throws AppError `offer.locked` for edits, else `offer.transition_not_allowed` */
export function requireOfferAction(status: OfferStatus, action: OfferAction): void {
  if (allowsOffer(status, action)) return;
  throw new AppError(action === "edit" ? "offer.locked" : "offer.transition_not_allowed");
}
