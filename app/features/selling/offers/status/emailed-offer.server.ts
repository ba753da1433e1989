import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import type { OfferStatus } from "#app/features/selling/offers/fields/offer.ts";
import { emailedPaper, holdBack } from "#app/features/selling/papers/sending/emailed-paper.server.ts";
import { hasNotArrived } from "#app/features/selling/papers/sending/reached.ts";
import type { HeldBack } from "#app/features/selling/papers/sending/held-back.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { recordOfferHistory } from "./record-offer-history.server.ts";
import { recordOfferSendFailed } from "./record-offer-send-failed.server.ts";

export const emailedOffer = emailedPaper(
  {
    noun: "offer",
    record: (ctx, offerId, event, data = {}) => recordOfferHistory(ctx, { offerId, event, data }),
  },
  async (ctx, delivery) => {
    if (hasNotArrived(delivery)) await recordOfferSendFailed(ctx, delivery);
  },
);

const REASONS: Record<OfferStatus, HeldBack | null> = {
  draft: "draft_again",
  sent: null,
  accepted: "accepted",
  invoiced: "accepted",
  declined: "declined",
  expired: "expired",
};

export function offerHeldBack({ status }: { status: OfferStatus }): HeldBack | null {
  return REASONS[status];
}

/** Last in a transaction that withdrew, changed or answered it. */
export async function holdBackOffer(ctx: BusinessContext, id: string): Promise<void> {
  const reason = offerHeldBack(await findOffer(ctx, id));
  if (reason) await holdBack(ctx, { noun: "offer", id, document: emailedOffer, reason });
}
