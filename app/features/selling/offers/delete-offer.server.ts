import { recordDeletion } from "#app/features/running/deletions/deletions.server.ts";
import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { forgetViews } from "#app/features/running/public-links/views.server.ts";
import { offerJson } from "#app/features/selling/offers/json/offer-json.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { changeOffer } from "#app/features/selling/offers/status/lock-offer.server.ts";

/** Drafts only; its number is never given out again. @throws AppError as `withdrawOffer` */
export async function deleteOffer(ctx: UserContext, id: string, version?: number): Promise<void> {
  await changeOffer(ctx, id, { action: "delete", version }, async (ctx, offer) => {
    await ctx.db
      .deleteFrom("offers")
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
    await forgetViews(ctx, id);
    const data = { number: offer.number };
    await recordHistory(ctx, { invoiceId: null, offerId: id, event: "offer.deleted", data });
    await recordDeletion(ctx, "offer", id);
    await recordEvent(ctx, "offer.deleted", () => ({ offer: offerJson(offer) }));
  });
}
