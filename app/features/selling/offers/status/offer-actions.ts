import type { OfferStatus } from "#app/features/selling/offers/fields/offer.ts";
import type { PrintKind } from "#app/features/selling/papers/print-kind.ts";
import { PAPERS, requireAllowed } from "#app/features/selling/papers/kinds.ts";

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

const MAY: Record<OfferStatus, readonly OfferAction[]> = PAPERS.offer.may;

export function allowsOffer(status: OfferStatus, action: OfferAction): boolean {
  return MAY[status].includes(action);
}

/** @throws AppError `offer.locked` for edits, else `offer.transition_not_allowed` */
export function requireOfferAction(status: OfferStatus, action: OfferAction): void {
  requireAllowed("offer", action, allowsOffer(status, action));
}

/** An order is confirmed once the client has accepted. */
export function offerPrintsOf(status: OfferStatus): PrintKind[] {
  const isOrdered = status === "accepted" || status === "invoiced";
  return isOrdered ? ["orderConfirmation", "deliveryNote"] : ["deliveryNote"];
}
