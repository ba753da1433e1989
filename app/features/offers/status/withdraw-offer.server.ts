import { lockOffer } from "#app/features/offers/document/lock-offer.server.ts";
import { savePaper } from "#app/features/papers/storing/paper-rows.server.ts";
import { requireSeen } from "#app/features/papers/kinds.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { draftAgain } from "./draft-again.ts";
import { requireOfferAction } from "./offer-actions.ts";
import { recordOfferHistory } from "./record-offer-history.server.ts";

/**
 * Its link ends, and it is a draft of the next revision.
 * @throws AppError `offer.not_found`, `offer.changed`, `offer.transition_not_allowed`
 */
export async function withdrawOffer(ctx: UserContext, id: string, version?: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const offer = await lockOffer(ctx, id);
    requireSeen("offer", offer, version);
    requireOfferAction(offer.status, "withdraw");
    await savePaper(ctx, "offer", offer, draftAgain(offer));
    await recordOfferHistory(ctx, { offerId: id, event: "offer.withdrawn" });
  });
}
