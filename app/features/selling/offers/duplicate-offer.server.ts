import type { UserContext } from "#app/platform/context.server.ts";
import { addressedToday } from "#app/features/selling/clients/find-addressee.server.ts";
import { createOffer } from "./create-offer.server.ts";
import { contentInput } from "#app/features/selling/offers/document/content-input.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { recordOfferHistory } from "./status/record-offer-history.server.ts";

/** Copies an offer from today on, without the answer. @throws AppError `offer.not_found` */
export async function duplicateOffer(ctx: UserContext, id: string): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const offer = await addressedToday(ctx, await findOffer(ctx, id));
    const copy = await createOffer(ctx, { ...contentInput(offer), version: undefined });
    const data = { from: offer.number };
    await recordOfferHistory(ctx, { offerId: copy, event: "offer.duplicated", data });
    return copy;
  });
}
