import { changeOffer } from "./lock-offer.server.ts";
import { savePaper } from "#app/features/selling/papers/paper-rows.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { draftAgain } from "./draft-again.ts";
import { holdBackOffer } from "./emailed-offer.server.ts";
import { recordOfferHistory } from "./record-offer-history.server.ts";

/**
 * Its link ends, and it is a draft of the next revision.
 * @throws AppError `offer.not_found`, `offer.changed`, `offer.transition_not_allowed`
 */
export async function withdrawOffer(ctx: UserContext, id: string, version?: number): Promise<void> {
  await changeOffer(ctx, id, { action: "withdraw", version }, async (ctx, offer) => {
    await savePaper(ctx, "offer", offer, draftAgain(offer));
    await recordOfferHistory(ctx, { offerId: id, event: "offer.withdrawn" });
    await holdBackOffer(ctx, id);
  });
}
